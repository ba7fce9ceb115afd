import { readText } from '@cuewright/engine/reading';
import { ownWords } from '../../slate/own-words.ts';
import type { ToInk } from './read-inks.ts';

/** A text in the boxes of a form, in the person's own words. */
export function readBoxes({ text, mode }: ToInk): ReturnType<typeof ownWords> {
  return ownWords(readText(text, { mode }));
}
