import type { Outline, Part } from '../outline.ts';
import { horse } from './hoofed.ts';

const plain = { strokes: [], eyes: '' } as const;
const leg = (x: number, top: number, wide: number): Part => ({
  at: `${x} ${top} ${x + 1} -2 ${x} 0 ${x + wide} 0 ${x + wide} ${top}`,
  tone: 'near',
});

export const goat: Outline = {
  ...plain,
  metres: [0.95, 1.2],
  head: '52 -82',
  parts: [
    leg(-34, -36, 7),
    leg(22, -36, 7),
    { at: '46 -90 40 -104 28 -112 24 -108 34 -100 38 -86', tone: 'lit' },
    { at: '44 -84 34 -78 30 -74 40 -76', tone: 'near' },
    {
      at: '-50 -70 -56 -76 -58 -70 -52 -62 -48 -40 -46 -26 -46 0 -37 0 -36 -24 -28 -34 14 -34 20 -28 22 0 31 0 32 -34 38 -50 46 -64 56 -64 66 -62 70 -68 58 -82 52 -90 42 -88 34 -72 20 -64 -20 -66 -44 -68',
      tone: 'mid',
      isBody: true,
    },
    { at: '60 -62 64 -48 68 -60', tone: 'lit' },
  ],
};

export const donkey: Outline = {
  ...horse,
  metres: [1.35, 1.8],
  parts: [
    ...horse.parts.slice(1, -1),
    { at: '-46 -58 -54 -44 -56 -18 -52 -14 -50 -40 -42 -50', tone: 'dark' },
    { at: '47 -94 38 -124 44 -128 54 -98', tone: 'near' },
    { at: '42 -98 28 -120 32 -126 48 -100', tone: 'mid' },
    { at: '60 -66 72 -66 71 -76 64 -78', tone: 'lit' },
  ],
};

export const pig: Outline = {
  ...plain,
  metres: [0.8, 1.4],
  head: '70 -56',
  parts: [
    leg(-46, -28, 12),
    leg(26, -28, 12),
    { at: '-82 -70 -94 -76 -96 -66 -90 -62 -92 -70', tone: 'near' },
    {
      at: '-82 -66 -70 -88 -40 -98 0 -100 36 -94 58 -88 74 -72 92 -60 96 -54 94 -42 84 -40 70 -36 52 -30 46 -22 46 0 30 0 28 -22 -30 -22 -36 0 -56 0 -58 -24 -76 -36 -84 -50',
      tone: 'mid',
      isBody: true,
    },
    { at: '60 -86 76 -98 78 -80 70 -72', tone: 'near' },
    { at: '90 -60 97 -56 95 -42 88 -44', tone: 'near' },
  ],
};

export const giraffe: Outline = {
  ...plain,
  metres: [4.4, 2.6],
  head: '24 -94',
  parts: [
    leg(-14, -40, 3),
    leg(4, -40, 3),
    { at: '16 -97 15 -102 17 -102 19 -97', tone: 'near' },
    {
      at: '-22 -48 -24 -46 -25 -30 -22 -28 -20 -40 -20 -28 -20 0 -16 0 -15 -28 -12 -36 6 -36 9 -28 9 0 13 0 14 -38 16 -50 20 -70 24 -86 30 -86 34 -88 33 -91 24 -96 18 -97 15 -92 12 -76 6 -58 0 -54 -14 -50',
      tone: 'mid',
      isBody: true,
    },
    ...[
      [-14, -44],
      [-6, -46],
      [2, -46],
      [-10, -40],
      [8, -56],
      [11, -66],
      [14, -78],
    ].map(
      ([x = 0, y = 0]): Part => ({
        at: `${x} ${y} ${x + 4} ${y - 1} ${x + 4} ${y + 4} ${x} ${y + 4}`,
        tone: 'dark',
      }),
    ),
  ],
};
