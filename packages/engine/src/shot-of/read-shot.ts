import { read } from '../language/read.ts';
import { type ReadShot, type ShotOptions, tell } from './shot-of.ts';

/** A text that nobody has read yet, as a shot. */
export function readShot(text: string, { mode = 'photo', part }: Partial<ShotOptions> = {}): ReadShot {
  return tell(read(text, { isClip: mode === 'video' }), { mode, part });
}
