import { leftAlone } from '../language/words/left-alone.ts';

/** The last two words of a text are no longer together. */
const NEAR = 40;

/** "Lilac, the" ends before the words that lead on to what went. */
export function endOfWhole(text: string, end: number): number {
  const start = Math.max(0, end - NEAR);
  const [, whole = '', word = ''] =
    /^([\s\S]*?)[\s,;:]*(\p{L}*)[\s,;:]*$/u.exec(text.slice(start, end)) ?? [];
  return leftAlone.has(word.toLowerCase()) ? endOfWhole(text, start + whole.length) : end;
}
