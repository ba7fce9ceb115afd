import { readText, saidByPart } from '@cuewright/engine/reading';
import type { ToInk } from './read-inks.ts';

/** What was said of each part so far. */
export function readHeard({ text, mode }: ToInk): ReturnType<typeof saidByPart> {
  return saidByPart(readText(text, { mode }));
}
