import { deniedThing, deniesElsewhere, deniesIn, leavesThat } from '../../language/absence/denies-in.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, type Span } from '../../language/span.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { isPreposition } from '../../language/words/word-class.ts';
import type { Given } from './laws-of-writing.ts';
import { absencesIn } from './left-off.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** L3: what must not be there is nowhere shown, and nothing else is ruled out. */
export function absenceLaw({ told, asked, copy, reading, isEnglish }: Given): BrokenLaw | undefined {
  const { written, tail } = told;
  const lifted = [
    written.negative ?? '',
    tail,
    ...Object.values(written.parameters ?? {}).map(String),
    ...written.dropped.filter(({ field }) => field === 'negative').map(({ value }) => value),
  ].join(', ');
  const source = `${asked.text}\n${told.body}`.toLowerCase();
  const shown = shownWords(told.reading);
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

/** What is there, whatever else is ruled out: "no people but the baker". */
function shownWords(reading: Reading): ReadonlySet<string> {
  const away = reading.statements.filter(({ kind }) => kind === 'absence');
  return new Set(
    reading.tokens
      .filter((token) => token.kind === 'word' && !away.some((one) => isWithin(token, one)))
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
      ...(isWhole ? ['.', ';', ':', '!', '?', '\n'] : ['.', ',', ';', '!', '?', '\n']).map((mark) =>
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
