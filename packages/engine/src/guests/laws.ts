import type { Model } from '../catalogue/model.ts';
import type { Reading } from '../language/reading.ts';
import { saidShot } from '../methods/said-shot.ts';
import { write } from '../writing/write.ts';
import type { Written } from '../writing/written.ts';

/** L1: leaves tile the text, and each has an owner. */
export function isTiled({ text, leaves, statements }: Reading): boolean {
  let at = 0;
  for (const { from, to, of } of leaves) {
    if (from !== at || to <= from || statements[of]?.id !== of) return false;
    at = to;
  }
  return at === text.length;
}

/** L13: the copy, read again by nobody but the engine, moves nothing. */
export function isSteady({ text }: Written, model: Model): boolean {
  if (text === '') return true;
  return write(saidShot(text, model.mode), model).text === text;
}

/** L10: what is told to be left off does not stand in the copy, unless it was said twice. */
export function saysWhatStands(given: string, { text, dropped }: Written): boolean {
  const small = text.toLowerCase();
  return dropped
    .filter(({ field, reason }) => field === 'request' || (field === 'negative' && reason !== 'said-instead'))
    .every(({ value }) => !small.includes(value.toLowerCase()) || timesIn(given, value) > 1);
}

function timesIn(text: string, words: string): number {
  return words === '' ? 0 : text.toLowerCase().split(words.toLowerCase()).length - 1;
}
