import { randomUUIDv7 } from 'node:crypto';
import { type BoardFrame, openingFrames } from '@cuewright/engine/storyboard';

const prompt = 'A woman mends a green net at the open doors of a boathouse';

/** What a page sends for a new board, with four frames. */
export function boardToKeep(given: object = {}): Record<string, unknown> & { frames: BoardFrame[] } {
  return {
    title: 'The net mender',
    originalPrompt: prompt,
    frames: openingFrames(prompt, randomUUIDv7),
    ...given,
  };
}
