import type { Part, Segment } from './part.ts';

export interface Word {
  text: string;
  /** Of the segment it begins in. */
  part: Part | undefined;
}

/** The words of a prompt: what stands between white space, also across the border of two segments. */
export function segmentWords(segments: readonly Segment[]): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const { text, part } of segments) {
    for (const [piece] of text.matchAll(/\s+|\S+/g)) {
      const last = words.at(-1);
      if (/^\s/.test(piece)) isOpen = false;
      else if (isOpen && last) last.text += piece;
      else {
        words.push({ text: piece, part });
        isOpen = true;
      }
    }
  }
  return words;
}
