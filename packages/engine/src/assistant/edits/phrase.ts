import { verbAt } from '../../language/phrases/find-verb.ts';
import type { Reading } from '../../language/reading.ts';
import type { Token } from '../../language/tokens/token.ts';
import type { Unit } from '../../language/units/unit.ts';
import { isPerson } from '../../language/values/people.ts';
import {
  auxiliaries,
  conjunctions,
  determiners,
  prepositions,
  pronouns,
} from '../../language/words/closed-class.ts';
import { isDescribing } from '../../language/words/describing.ts';
import { isSomebody } from '../../language/words/kinds-of.ts';
import { listed } from '../../language/words/listed.ts';
import { matterOf } from '../../language/words/matter.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { irregularPlurals } from '../../language/words/people-words.ts';
import { baseOf, isMostlyVerb, isVerb, senseOf } from '../../language/words/senses.ts';
import { isColour, isDoing } from '../../language/words/word-class.ts';

/** Somebody or something that a text names, with the words that describe it. Places count tokens; `to` is not part of it. */
export interface Phrase {
  readonly from: number;
  /** The noun, first and last word. */
  readonly head: number;
  readonly nounEnd: number;
  /** Behind what hangs on the noun alone: "of ramen", "with a red collar". */
  readonly to: number;
  readonly unit: Unit;
}

export type Text = Pick<Reading, 'text' | 'tokens' | 'units'>;

export const isAnd = (word: string): boolean =>
  word === 'and' || word === 'or' || word === '&' || word === 'plus';

export function wordAt(text: Text, at: number): string {
  return text.tokens[at]?.word ?? '';
}

export function unitAt({ units }: Text, at: number): Unit | undefined {
  return units.find(({ from, to }) => at >= from && at < to);
}

export function isNoun(word: string, isCapital = false): boolean {
  return (
    isPerson(word) ||
    isSomebody(word) ||
    (word.endsWith('s') && isPerson(word.slice(0, -1))) ||
    word in irregularPlurals ||
    matterOf(word) !== undefined ||
    senseOf(word, isCapital) !== undefined
  );
}

function isLink(word: string): boolean {
  return (
    prepositions.has(word) ||
    word === 'of' ||
    word === 'without' ||
    conjunctions.has(word) ||
    auxiliaries.has(word) ||
    pronouns.has(word)
  );
}

export function isLead(word: string): boolean {
  return prepositions.has(word) || word === 'of' || word === 'without';
}

/** "Walks", "holds", "walking": what somebody does. */
export function isDeed(word: string): boolean {
  const base = baseOf(word);
  return isDoing(word) || (base !== undefined && isMostlyVerb(base));
}

export function isGlued({ tokens }: Text, at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === 'mark' &&
    (token.word === '-' || token.word === '/') &&
    tokens[at - 1]?.to === token.from &&
    tokens[at + 1]?.from === token.to
  );
}

/** The noun phrase around a run of words; nothing where they only describe another noun ("dog" in "dog house"). */
export function phraseAround(text: Text, first: number, last: number): Phrase | undefined {
  const unit = unitAt(text, first);
  if (!unit || last >= unit.to) return undefined;
  const next = last + 1 < unit.to ? text.tokens[last + 1] : undefined;
  const verb = verbAt(text.tokens, unit);
  const isDescribing =
    next?.kind === 'word' &&
    verb !== last + 1 &&
    !isLink(next.word) &&
    !determiners.has(next.word) &&
    !isDeed(next.word) &&
    (isNoun(next.word, next.isCapital) || next.word.endsWith('er') || next.word.endsWith('or'));
  if (isDescribing) return undefined;
  const from = startOf(text, unit, first);
  return { from, head: first, nounEnd: last + 1, to: hangsTo(text, unit, from, last + 1), unit };
}

function isCapital({ tokens }: Text, at: number): boolean {
  return tokens[at]?.isCapital === true;
}

function startOf(text: Text, unit: Unit, head: number): number {
  let at = head;
  while (at > unit.from) {
    const token = text.tokens[at - 1] as Token;
    const { word } = token;
    if (isGlued(text, at - 1)) at -= 2;
    else if (determiners.has(word)) return withAll(text, unit, at - 1);
    else if (word === 'no') return at - 1;
    else if (word === '&' && isCapital(text, at - 2) && isCapital(text, at)) at -= 2;
    else if (token.kind === 'mark' || token.kind === 'atom') break;
    else if (isAnd(word) && isColour(wordAt(text, at - 2)) && isColour(wordAt(text, at))) at -= 2;
    else if (isLink(word)) break;
    else if (isDeed(word) && !isBetween(text, unit, at - 1)) break;
    else at -= 1;
  }
  return at > unit.from || unit.opens ? at : beforeComma(text, unit, at);
}

/** "All the dogs". */
function withAll(text: Text, unit: Unit, at: number): number {
  return at > unit.from && ['all', 'both', 'half', 'such'].includes(wordAt(text, at - 1)) ? at - 1 : at;
}

/** "A sleeping dog", and not "a man walking dogs". */
function isBetween(text: Text, unit: Unit, at: number): boolean {
  if (at === unit.from) return isDoing(wordAt(text, at));
  const before = text.tokens[at - 1] as Token;
  return (
    determiners.has(before.word) ||
    (before.kind === 'word' && !isNoun(before.word, before.isCapital) && !isLink(before.word))
  );
}

/** "A small, wet dog": what stands before the comma describes it as well. */
function beforeComma(text: Text, unit: Unit, at: number): number {
  if (
    numberOf(wordAt(text, at)) !== undefined ||
    wordAt(text, unit.from - 1) !== ',' ||
    determiners.has(wordAt(text, at)) ||
    isDeed(wordAt(text, at))
  )
    return at;
  for (let back = unit.from - 2; back >= Math.max(0, unit.from - 5); back--) {
    const { word, kind, isCapital } = text.tokens[back] as Token;
    if (determiners.has(word)) return back < unit.from - 2 ? back : at;
    const isQuality = isDescribing({ text: text.text, tokens: [text.tokens[back] as Token] });
    if (kind !== 'word' || !isQuality || isLink(word) || isDeed(word) || isNoun(word, isCapital)) return at;
  }
  return at;
}

/** Where a plain noun phrase ends that begins here. */
function nounEnd(text: Text, unit: Unit, from: number): number {
  let at = from;
  while (at < unit.to) {
    const { word, kind } = text.tokens[at] as Token;
    if (kind === 'mark' && !isGlued(text, at)) break;
    if (at > from && (isLink(word) || (determiners.has(word) && word !== 'her' && word !== 'his'))) break;
    if (at > from && isDeed(word) && !determiners.has(wordAt(text, at - 1)) && isNoun(wordAt(text, at - 1)))
      break;
    at += 1;
  }
  return at;
}

const RELATIVE = ['that', 'which', 'who', 'whose'];
const BODY = listed(
  'hand, hands, arm, arms, head, shoulder, shoulders, lap, neck, mouth, fingers, lips, teeth, fist, side, chest, waist, wrist, finger, ear, face, back',
);

/** As far as words hang on the noun before them. */
function hangsTo(text: Text, unit: Unit, from: number, end: number): number {
  let at = end;
  while (at < unit.to) {
    const word = wordAt(text, at);
    const after = nounEnd(text, unit, at + 1);
    const last = text.tokens[after - 1] as Token;
    const isWorn = (word === 'in' || word === 'wearing') && senseOf(last.word) === 'garment';
    if (word === 'of' || isWorn) at = after;
    else if (word === 'with' && !isNameOfSomebody(text, at + 1, after)) at = after;
    else if (RELATIVE.includes(word)) return unit.to;
    else if (
      listed('in, on, over, around, under, at, by').includes(word) &&
      BODY.includes(last.word) &&
      from > unit.from
    )
      at = after;
    else break;
  }
  return at;
}

/** "A man with a dog": somebody of their own, who stays. */
function isNameOfSomebody(text: Text, from: number, to: number): boolean {
  return text.tokens
    .slice(from, to)
    .some(
      ({ word }) =>
        isPerson(word) || word in irregularPlurals || ['furred', 'feathered'].includes(matterOf(word) ?? ''),
    );
}

/** The deed that a unit tells, where it stands in front of or behind a phrase. */
export function deedOf(text: Text, unit: Unit): number | undefined {
  const at = verbAt(text.tokens, unit);
  return at === undefined || isVerbLike(wordAt(text, at)) ? at : undefined;
}

function isVerbLike(word: string): boolean {
  return auxiliaries.has(word) || isDoing(word) || baseOf(word) !== undefined || isVerb(word);
}

/** What a text names, from left to right. */
export function namedIn(text: Text): readonly Phrase[] {
  const before = named.get(text);
  if (before) return before;
  const found = findNamed(text);
  named.set(text, found);
  return found;
}

/** One message asks for what the same text names many times over. */
const named = new WeakMap<Text, readonly Phrase[]>();

function findNamed(text: Text): Phrase[] {
  const found: Phrase[] = [];
  text.tokens.forEach(({ word, kind, isCapital }, at) => {
    if (
      kind !== 'word' ||
      !isNoun(word, isCapital && at > 0) ||
      isLink(word) ||
      determiners.has(word) ||
      (isDeed(word) && !isPerson(word))
    )
      return;
    const phrase = phraseAround(text, at, at);
    if (phrase && phrase.nounEnd === at + 1) found.push(phrase);
  });
  return found;
}

export function wordsOfPhrase(text: Text, { from, nounEnd: to }: Phrase): string {
  return text.text.slice(text.tokens[from]?.from, text.tokens[to - 1]?.to);
}
