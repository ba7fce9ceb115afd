import type { Outline } from '../outline.ts';

/** What the artist has no outline for: the general shape and nothing else, which claims no kind. */
export const beast: Outline = {
  metres: [1, 1.5],
  head: '44 -80',
  parts: [
    {
      at: '-48 -58 -30 -68 0 -66 24 -70 38 -84 54 -90 68 -82 72 -70 60 -62 50 -54 44 -40 42 -4 28 -4 26 -30 0 -30 -24 -30 -28 -4 -42 -4 -46 -30 -52 -44',
      tone: 'lit',
    },
  ],
  strokes: [],
  eyes: '',
};

export const crawler: Outline = {
  metres: [0.2, 0.4],
  head: '40 -50',
  parts: [{ at: '-90 -10 -80 -60 -30 -92 30 -92 76 -66 92 -20 70 0 -70 0', tone: 'lit' }],
  strokes: [],
  eyes: '',
};
