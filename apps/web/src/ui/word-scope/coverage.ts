import { type Part, partLetters } from '../part/part.ts';
import type { Word } from '../part/segment-words.ts';
import { roundScale } from './scope-scale.ts';
import { wordHeight } from './trace.ts';

/** A part's words piled up, the first at the bottom; each as broad (0 to 1) as it is long. */
export interface Column {
  part: Part;
  words: number;
  dashes: readonly number[];
}

export interface Coverage {
  columns: readonly Column[];
  /** How many words the tallest column could hold; a dash stands for `each` of them. */
  top: number;
  each: number;
}

const LOWEST_TOP = 10;
const MOST_DASHES = 30;

/** One column per part, in the order asked for, all against one scale. */
export function coverWords(
  words: readonly Word[],
  parts: readonly Part[] = Object.keys(partLetters) as Part[],
): Coverage {
  const piles = parts.map((part) => ({ part, pile: words.filter((word) => word.part === part) }));
  const { end: top } = roundScale(Math.max(LOWEST_TOP, ...piles.map(({ pile }) => pile.length)));
  const each = Math.ceil(top / MOST_DASHES);
  return {
    top,
    each,
    columns: piles.map(({ part, pile }) => ({
      part,
      words: pile.length,
      dashes: pile.filter((_, n) => n % each === 0).map(({ text }) => wordHeight(text)),
    })),
  };
}
