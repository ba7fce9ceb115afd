import { inksOf } from '@cuewright/engine/inks';
import { read } from '@cuewright/engine/language';
import type { Mark } from '@cuewright/engine/marks';
import type { Mode } from '@cuewright/engine/shot';
import type { Segment } from '../../../ui/part/part.ts';

export interface ToInk {
  text: string;
  mode: Mode;
  marks?: readonly Mark[];
}

/** A text of unknown making, in the inks of what its words speak of. */
export function readInks({ text, mode, marks = [] }: ToInk): Segment[] {
  const reading = read(text, { isClip: mode === 'video', marks, isTaught: true });
  // The places belong to the text as the reader cleaned it.
  return reading.text === text ? inksOf(reading) : [{ text }];
}
