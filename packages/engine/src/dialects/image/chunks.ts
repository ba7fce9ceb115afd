import { lengthIn } from '../../writing/fit-length.ts';
import { type Sentence, textOf } from '../../writing/sentence.ts';

/** What the encoder reads in one breath. */
const CHUNK = 75;

/** Phrases in chunks of what is read at once, parted by BREAK, so that none is cut in two. */
export function inChunks(phrases: readonly Sentence[]): Sentence[] {
  let filled = 0;
  return phrases.map((stretches) => {
    const tokens = lengthIn(`${textOf(stretches)}, `, 'tokens');
    const [first] = stretches;
    const isFull = filled > 0 && filled + tokens > CHUNK;
    filled = isFull ? tokens : filled + tokens;
    return isFull && first
      ? [{ ...first, text: `\nBREAK\n${first.text}` }, ...stretches.slice(1)]
      : stretches;
  });
}
