import type { Words } from '../../language/wishes/match-form.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { mayBeCalled } from '../../language/words/kinds-of.ts';
import { listed } from '../../language/words/listed.ts';
import { irregularPlurals } from '../../language/words/people-words.ts';
import { stem } from '../../language/words/stem.ts';
import type { Text } from './phrase.ts';

/** Where a text has the words that somebody names: first token, and the one behind the last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The places of a thing in a text, word for word or in another number; where it has none, with a slip in a word. */
export function placesOfThing(text: Text, thing: Words): Place[] {
  const wanted = bareWords(thing);
  if (wanted.length === 0 || wanted.every((word) => determiners.has(word))) return [];
  const exact = runsOf(text, wanted, isSame);
  if (exact.length > 0) return exact;
  const called = runsOf(text, wanted, isCalled);
  if (called.length > 0)
    return called.filter(({ to }) =>
      isSame(wordOf(text.tokens, to - 1), wordOf(text.tokens, (called[0]?.to ?? 1) - 1)),
    );
  const described = wanted.length > 1 ? describedBy(text, wanted) : [];
  return described.length > 0 ? described : runsOf(text, wanted, isSlip);
}

/** Without articles, and without what stands for nothing: "any", "the word". */
export function bareWords({ tokens }: Words): string[] {
  const words = tokens
    .filter(({ kind }) => kind !== 'mark' || tokens.length > 3)
    .map(({ word, atom }) => atom?.words?.toLowerCase() || word);
  let at = 0;
  while (at < words.length - 1 && (determiners.has(words[at] ?? '') || IDLE.has(words[at] ?? ''))) at += 1;
  return words.slice(at).filter((word) => word !== '');
}

const IDLE = new Set(listed('word, words, part, about, where, bit, all, of, other, phrase, mention'));

function runsOf(
  { tokens }: Text,
  wanted: readonly string[],
  same: (one: string, other: string) => boolean,
): Place[] {
  const found: Place[] = [];
  for (let at = 0; at + wanted.length <= tokens.length; at++)
    if (wanted.every((word, n) => same(word, wordOf(tokens, at + n)))) {
      found.push({ from: at, to: at + wanted.length });
      at += wanted.length - 1;
    }
  return found;
}

function wordOf(tokens: Text['tokens'], at: number): string {
  const token = tokens[at];
  return token?.atom?.kind === 'quote' ? '' : ((token?.word || token?.atom?.words?.toLowerCase()) ?? '');
}

/** "The yellow coat", where the text has "a yellow rubber coat": the noun, with the rest of it near. */
function describedBy(text: Text, wanted: readonly string[]): Place[] {
  const head = wanted.at(-1) ?? '';
  const around = wanted.slice(0, -1);
  return runsOf(text, [head], isSame).filter(({ from }) => {
    const near = text.tokens.slice(Math.max(0, from - 5), from + 8).map(({ word }) => word);
    return around.every((word) => near.some((one) => isSame(word, one)));
  });
}

function isCalled(one: string, other: string): boolean {
  return isSame(one, other) || mayBeCalled(one, other);
}

export function isSame(one: string, other: string): boolean {
  return one === other || singular(one) === singular(other);
}

export function singular(word: string): string {
  const known = Object.hasOwn(irregularPlurals, word) ? irregularPlurals[word] : undefined;
  if (known !== undefined) return known;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ss') || word.length < 4) return word;
  const bare = stem(word);
  return bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

const SHORTEST = 4;

/** One letter off, missing, too many, or two that changed places. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 3) return false;
  if (isSame(typed, meant)) return true;
  if (
    typed.length < SHORTEST ||
    meant.length < SHORTEST ||
    Math.abs(typed.length - meant.length) > 1 ||
    typed[0] !== meant[0]
  )
    return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [one, other] = [typed.slice(at), meant.slice(at)];
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}
