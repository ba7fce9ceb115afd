import { placesOf } from '../../text/places.ts';
import type { Mark } from './mark.ts';
import { inOrder } from './set-marks.ts';

/** Marks in a text that came, where they lie once it is cleaned and, as most texts are, trimmed. */
export function placeMarks(marks: readonly Mark[], given: string, kept: string): Mark[] {
  if (given === kept || marks.length === 0) return [...marks];
  const { text, read } = placesOf(given);
  const ahead = kept === '' ? 0 : text.indexOf(kept);
  const place = (at: number) => Math.min(Math.max(read(at) - ahead, 0), kept.length);
  return inOrder(
    marks.map((mark) => ({ ...mark, from: place(mark.from), to: place(mark.to) })),
    kept.length,
  );
}
