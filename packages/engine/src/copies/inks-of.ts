import type { Reading } from '../language/reading.ts';
import { partOfKind } from './part-of-kind.ts';
import { copier, type Stretch } from './stretches.ts';

export { partOfKind };

/** A text in the inks of what its words speak of; put together the stretches are the text. */
export function inksOf(reading: Reading): Stretch[] {
  const stretches: Stretch[] = [];
  copier(reading)(stretches, 0, reading.text.length);
  return stretches;
}
