import { readShot } from '@cuewright/engine/shot-of';
import { ownWords } from '../../slate/own-words.ts';
import type { ToInk } from './read-inks.ts';

/** A text in the boxes of a form, in the person's own words. */
export function readBoxes({ text, mode }: ToInk): ReturnType<typeof ownWords> {
  return ownWords(readShot(text, { mode }));
}
