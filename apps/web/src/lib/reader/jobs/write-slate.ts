import { writeCopies } from '../../slate/write-copies.ts';

/** What the start page shows of a shot. */
export function writeSlate(text: string): ReturnType<typeof writeCopies> {
  return writeCopies(text);
}
