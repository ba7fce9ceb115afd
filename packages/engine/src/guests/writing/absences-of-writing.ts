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
  // What is denied in another language has another name in the copy.
  if (!isEnglish) return undefined;
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
