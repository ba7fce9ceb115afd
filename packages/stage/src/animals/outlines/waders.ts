import type { Outline } from '../outline.ts';

const plain = { strokes: [], eyes: '' } as const;

/** Long legs, long neck, long bill. */
export const heron: Outline = {
  ...plain,
  metres: [1, 0.8],
  head: '34 -92',
  parts: [
    { at: '-4 -40 -6 -20 -2 0 6 0 1 -4 -3 -20 0 -40', tone: 'near' },
    { at: '6 -40 6 -20 10 0 18 0 13 -4 9 -20 10 -40', tone: 'near' },
    { at: '40 -94 66 -88 40 -87', tone: 'dark' },
    { at: '32 -97 12 -100 8 -96 28 -92', tone: 'dark' },
    {
      at: '-46 -34 -40 -44 -22 -58 0 -64 14 -62 24 -66 22 -76 24 -90 34 -98 43 -94 42 -87 34 -86 30 -78 32 -66 26 -54 16 -42 -4 -36 -28 -36',
      tone: 'mid',
      isBody: true,
    },
    { at: '-44 -38 -22 -56 2 -58 2 -48 -16 -40', tone: 'near' },
  ],
};

export const parrot: Outline = {
  ...plain,
  metres: [0.34, 0.3],
  head: '20 -86',
  parts: [
    { at: '-12 -22 -30 24 -20 26 2 -18', tone: 'near' },
    { at: '6 -6 2 2 16 2 14 -6', tone: 'dark' },
    {
      at: '-16 -18 -24 -48 -14 -72 0 -88 12 -98 28 -96 36 -86 34 -74 26 -62 24 -40 14 -14 0 -8',
      tone: 'mid',
      isBody: true,
    },
    { at: '32 -92 44 -86 46 -74 40 -66 38 -76 30 -78', tone: 'dark' },
    { at: '-18 -22 -22 -50 -8 -64 4 -48 0 -26 -12 -10', tone: 'near' },
    { at: '20 -90 28 -90 28 -82 20 -82', tone: 'lit' },
  ],
};
