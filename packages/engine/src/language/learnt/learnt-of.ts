import type { Reading } from '../reading.ts';
import { type LearntKinds, learntKinds } from './learnt-kinds.ts';

const known = new WeakMap<Reading, LearntKinds>();

/** What marked lines have taught of a text that is read already; it is not worked out twice. */
export function learntOf(reading: Reading): LearntKinds {
  const learnt = known.get(reading) ?? learntKinds(reading);
  known.set(reading, learnt);
  return learnt;
}

/** So that whoever asks of this reading later is answered at once. */
export function rememberLearnt(reading: Reading, learnt: LearntKinds): void {
  known.set(reading, learnt);
}
