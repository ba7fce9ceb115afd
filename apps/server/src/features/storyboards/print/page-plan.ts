import type { storyboardLimits } from '@cuewright/contract';
import type { Box } from '../../../services/printing/sheet-printer.ts';

export type PerPage = (typeof storyboardLimits.perPage)[number];

/** Where a frame's picture and its words stand. */
export interface Place {
  picture: Box;
  words: Box;
}

export const MARGIN = 36;
const HEAD = 42;
const FOOT = 18;
const GAP = 16;

/** How many stand beside each other on a page, and how many rows there are. */
const grids: Record<PerPage, readonly [columns: number, rows: number]> = {
  2: [1, 2],
  3: [1, 3],
  4: [2, 2],
  6: [3, 2],
};

/** A page lies where frames stand beside each other. */
export function isWide(perPage: PerPage): boolean {
  return grids[perPage][0] > 1;
}

/** The places of one page, in the order they are read. */
export function planPage(page: Box, perPage: PerPage, ratio: number): Place[] {
  const inside: Box = {
    x: MARGIN,
    y: MARGIN + HEAD,
    width: page.width - 2 * MARGIN,
    height: page.height - 2 * MARGIN - HEAD - FOOT,
  };
  const [columns, rows] = grids[perPage];
  const width = (inside.width - (columns - 1) * GAP) / columns;
  const height = (inside.height - (rows - 1) * GAP) / rows;
  return Array.from({ length: perPage }, (_, n) => {
    const x = inside.x + (n % columns) * (width + GAP);
    const y = inside.y + Math.floor(n / columns) * (height + GAP);
    const cell = { x, y, width, height };
    return perPage === 3 || ratio < 1.2 ? sideBySide(cell, ratio) : stacked(cell, ratio);
  });
}

const LEAST_WORDS = 0.26;

/** The picture over its words, which get at least a quarter of the place. */
function stacked({ x, y, width, height }: Box, ratio: number): Place {
  const tall = Math.min(width / ratio, height * (1 - LEAST_WORDS));
  const picture = { x, y, width: tall * ratio, height: tall };
  return { picture, words: { x, y: y + tall + 8, width, height: height - tall - 8 } };
}

/** The picture beside its words. */
function sideBySide({ x, y, width, height }: Box, ratio: number): Place {
  const wide = Math.min(height * ratio, width * 0.58);
  const picture = { x, y, width: wide, height: Math.min(height, wide / ratio) };
  return { picture, words: { x: x + wide + GAP, y, width: width - wide - GAP, height } };
}
