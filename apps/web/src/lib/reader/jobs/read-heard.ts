import { readShot, saidByPart } from '@cuewright/engine/shot-of';
import type { ToInk } from './read-inks.ts';

/** What was said of each part so far. */
export function readHeard({ text, mode }: ToInk): ReturnType<typeof saidByPart> {
  return saidByPart(readShot(text, { mode }));
}
