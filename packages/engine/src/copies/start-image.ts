import type { Reading } from '../language/reading.ts';
import type { Kind, Statement } from '../language/statement.ts';
import { sentences } from './sentences.ts';

const LOOKS: ReadonlySet<Kind> = new Set([
  'figure',
  'place',
  'look',
  'light',
  'time',
  'mood',
  'reference',
  'rest',
]);
const MOVES: ReadonlySet<Kind> = new Set(['action', 'move', 'sound', 'line']);

/** Sentences that only say how it looks, which the picture to begin from shows; none, where nothing else is said. */
export function shownByImage(reading: Reading): Statement[] {
  const { statements } = reading;
  const parts = sentences(reading);
  const tellsLooks = (sentence: readonly Statement[]) =>
    sentence.every(({ kind }) => LOOKS.has(kind)) &&
    !statements.some((one) => isInside(one, sentence) && !LOOKS.has(one.kind) && one.kind !== 'camera');
  const tellsMotion = parts.some((sentence) => sentence.some(({ kind }) => MOVES.has(kind)));
  return tellsMotion ? parts.filter(tellsLooks).flat() : [];
}

function isInside({ from, to }: Statement, sentence: readonly Statement[]): boolean {
  return from >= (sentence[0]?.from ?? 0) && to <= (sentence.at(-1)?.to ?? 0);
}
