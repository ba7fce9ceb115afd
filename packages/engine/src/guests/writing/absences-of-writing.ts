import { deniedThing, deniesElsewhere, deniesIn, leavesThat } from '../../language/absence/denies-in.ts';
import { mayDeny } from '../../language/absence/may-deny.ts';
import { isNamedOtherwise } from '../../language/absence/named-otherwise.ts';
import { clauseAround } from '../../language/sentences.ts';
import { isWithin, overlaps, type Span } from '../../language/span.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { isPreposition } from '../../language/words/word-class.ts';
import type { Given } from './laws-of-writing.ts';
import { absencesIn } from './taken-out.ts';
import type { ToTell } from './to-tell.ts';
import { wholeWords } from './whole-words.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** L3: what must not be there is nowhere shown, and nothing else is ruled out. */
export function absenceLaw({ told, asked, answer, copy, reading, isEnglish }: Given): BrokenLaw | undefined {
  const { written, tail } = told;
  const lifted = [
    written.negative ?? '',
    tail,
    ...Object.values(written.parameters ?? {}).map(String),
    ...written.dropped.filter(({ field }) => field === 'negative').map(({ value }) => value),
    ...answer.absent.flatMap(({ things }) => things),
  ].join(', ');
  const source = `${asked.text}\n${told.body}`.toLowerCase();
  const shown = shownWords(told);
  const heads = [
    ...absencesIn(told.reading).flatMap(({ things }) =>
      things.map((thing) => headOf(told.reading.text, thing)),
    ),
    ...lifted.split(/[,;\n]/).map((one) => headOf(one, { from: 0, to: one.length })),
  ].filter((head) => head.length > 2 && !shown.has(head));
  const now = absencesIn(reading);
  const denied = now.flatMap(({ things }) => things);
  for (const token of reading.tokens) {
    if (token.kind !== 'word') continue;
    const is = heads.some((head) => isSameNoun(head, token.word));
    if (is && !denied.some((thing) => isWithin(token, thing)))
      return { problem: 'turned-round', words: copy.slice(token.from, token.to) };
  }
  // What is denied in another language has another name in the copy; where nothing is, nothing is.
  if (!isEnglish) {
    const rulesOut = absencesIn(told.reading).length > 0 || /\p{L}/u.test(lifted);
    const words = denied.map((thing) => copy.slice(thing.from, thing.to)).join(', ');
    return denied.length === 0 || rulesOut || deniesElsewhere.test(asked.text)
      ? undefined
      : { problem: 'turned-round', words };
  }
  const lost = shownAnyway(asked.text, copy);
  if (lost !== undefined) return { problem: 'turned-round', words: lost };
  const seen = denied.find(
    (thing) =>
      !heads.some((head) => isSameNoun(head, headOf(copy, thing))) &&
      isDeniedAnew(copy, thing, `${asked.text}\n${told.body}`),
  );
  if (seen) return { problem: 'turned-round', words: copy.slice(seen.from, seen.to) };
  // "The bars are the only equipment": what is there is said with it.
  const strange = now
    .filter(({ reach }) => reach === 'picture')
    .flatMap(({ things }) => things)
    .find((thing) => !source.includes(headOf(copy, thing)));
  return strange && { problem: 'turned-round', words: copy.slice(strange.from, strange.to) };
}

/** Words so many at most name a thing; more are a sentence. */
const LONGEST_THING = 5;

/** L3: what is said to be ruled out was ruled out, by words that can say so, and is named by them. */
export function ruledOutLaw({ told, asked, answer, copy, isEnglish }: Given): BrokenLaw | undefined {
  const isSaidInWords = told.model.negative?.value.kind === 'in-prompt';
  const { text: said, statements } = told.reading;
  const isReadAsAbsent = (words: string) => {
    const span = wholeWords(said, words);
    return span !== undefined && statements.some((one) => one.kind === 'absence' && overlaps(one, span));
  };
  for (const { words, things } of answer.absent) {
    const isDenied = words !== '' && (mayDeny(clauseAround(asked.text, words)) || isReadAsAbsent(words));
    if (isSaidInWords || !isDenied) return { problem: 'turned-round', words };
    const small = words.toLowerCase();
    const strange = things.find((thing) => {
      const head = headOf(thing, { from: 0, to: thing.length });
      const isName = head !== '' && !mayDeny(thing) && thing.split(/\s+/).length <= LONGEST_THING;
      return !isName || (isEnglish && !isNamedIn(head, small));
    });
    if (strange !== undefined || things.length === 0)
      return { problem: 'turned-round', words: strange || words };
    // It has a place of its own: named in the copy, if only to deny it, it is drawn.
    if (copy.includes(words)) return { problem: 'turned-round', words };
  }
  return undefined;
}

/** By the words themselves, whatever their ending and spelling, or by another name. */
function isNamedIn(head: string, words: string): boolean {
  const root = head.slice(0, Math.max(ROOT, head.length - 3));
  return words.includes(root) || isNamedOtherwise(head, words);
}

const ROOT = 4;

/** What is there, whatever else is ruled out: "no people but the baker". */
function shownWords({ reading, isSettled }: ToTell): ReadonlySet<string> {
  // What is said to whoever words it shows nothing.
  const away = reading.statements.filter(({ kind }) => kind === 'absence' || kind === 'request');
  return new Set(
    reading.tokens
      .filter(
        (token) => token.kind === 'word' && !isSettled(token) && !away.some((one) => isWithin(token, one)),
      )
      .flatMap(({ word }) => nounForms(word)),
  );
}

/** "A man with no shoes", told as one with shoes: what is denied of somebody, and stands in the copy without a denial. */
function shownAnyway(text: string, copy: string): string | undefined {
  for (const [all, thing = ''] of text.matchAll(deniedThing)) {
    const word = thing.toLowerCase();
    const elsewhere = text.replaceAll(all, ' ').toLowerCase();
    if (elsewhere.includes(word.slice(0, Math.max(3, word.length - 2)))) continue;
    for (const found of copy.toLowerCase().matchAll(new RegExp(`(?<![\\p{L}’'-])${word}(?![\\p{L}])`, 'gu')))
      if (!deniesIn(lastOf(clauseBefore(copy, found.index)))) return word;
  }
  return undefined;
}

/** Something that is there in what was said, and that nobody ruled out. "No other" leaves it there. */
function isDeniedAnew(copy: string, thing: Span, source: string): boolean {
  if (leavesThat.test(copy.slice(Math.max(0, thing.from - 20), thing.to))) return false;
  const head = headOf(copy, thing);
  const places = [
    ...source
      .toLowerCase()
      .matchAll(new RegExp(`(?<!\\p{L})${head.slice(0, Math.max(3, head.length - 2))}`, 'gu')),
  ];
  return (
    places.length > 0 &&
    head.length > 2 &&
    !places.some(
      ({ index }) =>
        deniesIn(lastOf(clauseBefore(source, index, true), FAR)) ||
        deniesIn(clauseBehind(source, index + head.length)),
    )
  );
}

/** A denial reaches a few words, and farther through a list. */
const NEAR = 6;
const FAR = 10;

function lastOf(clause: string, most = NEAR): string {
  return clause.split(/\s+/).slice(-most).join(' ');
}

function clauseBehind(text: string, at: number): string {
  return /^[^.,;!?\n]*(?:, [^.,;!?\n]*)?/.exec(text.slice(at))?.[0] ?? '';
}

function clauseBefore(text: string, at: number, isWhole = false): string {
  const before = text.slice(0, at);
  return before.slice(
    Math.max(
      ...(isWhole ? ['.', ';', '!', '?', '\n'] : ['.', ',', ';', '!', '?', '\n']).map((mark) =>
        before.lastIndexOf(mark),
      ),
    ) + 1,
  );
}

/** Of "shadows of anybody" the shadows. */
function headOf(text: string, { from, to }: Span): string {
  const words =
    text
      .slice(from, to)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const end = words.findIndex((word, at) => at > 0 && isPreposition(word));
  return words[(end < 0 ? words.length : end) - 1] ?? '';
}

function isSameNoun(one: string, other: string): boolean {
  return one === other || nounForms(one).some((form) => nounForms(other).includes(form));
}
