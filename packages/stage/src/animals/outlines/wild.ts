import type { Outline, Part } from '../outline.ts';

const plain = { strokes: [], eyes: '' } as const;

/** Long and low: otters, weasels, badgers. */
export const otter: Outline = {
  ...plain,
  metres: [0.36, 1],
  head: '110 -78',
  parts: [
    { at: '-40 -30 -44 0 -26 0 -26 -30', tone: 'near' },
    { at: '60 -34 58 0 76 0 78 -34', tone: 'near' },
    {
      at: '-150 -8 -110 -26 -80 -54 -40 -74 10 -78 56 -74 82 -88 104 -98 122 -92 138 -74 136 -64 116 -58 96 -50 86 -34 92 -6 104 0 76 0 68 -30 10 -26 -34 -28 -44 0 -62 0 -58 -28 -92 -22 -130 -4',
      tone: 'mid',
      isBody: true,
    },
    { at: '98 -96 96 -106 108 -104 110 -96', tone: 'near' },
    { at: '120 -76 138 -72 134 -62 114 -60', tone: 'lit' },
  ],
};

export const monkey: Outline = {
  ...plain,
  metres: [0.7, 0.8],
  head: '34 -82',
  parts: [
    {
      at: '-46 -26 -66 -30 -76 -50 -68 -70 -58 -70 -64 -54 -58 -42 -44 -38',
      tone: 'near',
    },
    { at: '20 -60 36 -30 40 0 52 0 48 -34 34 -62', tone: 'near' },
    {
      at: '-46 -10 -48 -36 -30 -58 0 -66 14 -78 20 -96 36 -102 50 -94 52 -80 44 -70 28 -66 26 -50 22 -34 26 -14 30 0 12 0 8 -24 -6 -22 -2 -6 6 0 -30 0',
      tone: 'mid',
      isBody: true,
    },
    { at: '36 -94 48 -94 56 -82 50 -72 38 -74 34 -84', tone: 'lit' },
    { at: '22 -90 16 -94 16 -82 24 -80', tone: 'lit' },
  ],
};

export const mouse: Outline = {
  ...plain,
  metres: [0.09, 0.18],
  head: '62 -44',
  parts: [
    { at: '-80 -14 -130 -8 -170 -24 -168 -30 -130 -18 -84 -26', tone: 'near' },
    {
      at: '-86 -8 -84 -50 -50 -84 -6 -90 30 -74 54 -66 76 -44 96 -30 94 -22 70 -14 60 0 44 0 46 -10 -30 -8 -36 0 -60 0',
      tone: 'mid',
      isBody: true,
    },
    { at: '34 -70 22 -96 40 -108 56 -92 52 -70', tone: 'lit' },
    { at: '70 -44 76 -46 76 -40 70 -38', tone: 'dark' },
  ],
};

export const squirrel: Outline = {
  ...plain,
  metres: [0.32, 0.34],
  head: '34 -78',
  parts: [
    {
      at: '-24 -6 -56 -18 -66 -54 -60 -84 -38 -104 -18 -94 -24 -80 -40 -76 -38 -56 -20 -40',
      tone: 'lit',
    },
    {
      at: '-28 0 -30 -30 -12 -58 10 -68 16 -86 32 -96 48 -86 56 -74 48 -66 34 -62 30 -46 40 -42 38 -34 24 -32 18 -18 30 0',
      tone: 'mid',
      isBody: true,
    },
    { at: '20 -88 18 -106 30 -94', tone: 'near' },
  ],
};

export const hedgehog: Outline = {
  ...plain,
  metres: [0.16, 0.28],
  head: '66 -36',
  parts: [
    { at: '-30 -10 -32 0 -12 0 -10 -10', tone: 'near' },
    { at: '30 -10 30 0 48 0 48 -10', tone: 'near' },
    { at: '30 -56 62 -50 94 -26 92 -18 56 -8 30 -10', tone: 'lit' },
    {
      at: '-86 -14 -94 -34 -80 -36 -84 -60 -66 -58 -64 -82 -46 -76 -38 -98 -20 -88 -6 -104 8 -88 26 -96 30 -80 48 -78 46 -62 36 -40 30 -10 -60 -6',
      tone: 'dark',
      isBody: true,
    },
  ],
};

export const seal: Outline = {
  ...plain,
  metres: [0.7, 1.7],
  head: '66 -84',
  parts: [
    { at: '30 -22 44 0 62 2 54 -18 44 -34', tone: 'near' },
    {
      at: '-130 -18 -118 -8 -128 2 -100 0 -92 -6 -40 -2 10 0 48 -10 66 -40 84 -62 94 -74 92 -82 78 -96 62 -100 50 -88 40 -64 14 -50 -30 -42 -84 -24 -112 -26',
      tone: 'mid',
      isBody: true,
    },
    { at: '92 -82 96 -76 92 -72 86 -74', tone: 'dark' },
  ],
};

export const tortoise: Outline = {
  ...plain,
  metres: [0.26, 0.5],
  head: '86 -48',
  parts: [
    { at: '-62 -24 -70 0 -42 0 -38 -24', tone: 'near' },
    { at: '34 -24 36 0 62 0 60 -26', tone: 'near' },
    { at: '60 -26 78 -44 84 -60 100 -60 108 -48 98 -38 84 -22 62 -14', tone: 'lit' },
    { at: '-76 -20 -92 -12 -74 -12', tone: 'lit' },
    {
      at: '-80 -22 -74 -56 -46 -88 -6 -100 36 -88 62 -56 68 -22 40 -14 -56 -14',
      tone: 'mid',
      isBody: true,
    },
    { at: '-24 -60 -6 -80 16 -62 10 -38 -18 -38', tone: 'near' },
    { at: '-62 -56 -40 -74 -34 -52 -40 -32 -64 -32', tone: 'near' },
    { at: '30 -56 44 -68 56 -48 54 -30 26 -34', tone: 'near' },
  ],
};

const scales = [-150, -110, -70, -30, 10, 50].map(
  (x): Part => ({ at: `${x} -74 ${x + 14} -96 ${x + 28} -74`, tone: 'near' }),
);
export const crocodile: Outline = {
  ...plain,
  metres: [0.5, 2.6],
  head: '150 -60',
  parts: [
    ...scales,
    {
      at: '-262 -16 -220 -46 -170 -66 -100 -80 0 -84 80 -76 116 -84 140 -76 200 -56 252 -44 252 -36 204 -34 150 -34 110 -30 104 -14 118 0 84 0 84 -26 -80 -22 -82 0 -116 0 -108 -28 -180 -30 -230 -12',
      tone: 'mid',
      isBody: true,
    },
    { at: '140 -34 200 -26 250 -30 252 -36 200 -36', tone: 'near' },
  ],
};

export const lizard: Outline = {
  ...crocodile,
  metres: [0.12, 0.5],
  parts: crocodile.parts.slice(scales.length, scales.length + 1),
};

export const frog: Outline = {
  ...plain,
  metres: [0.1, 0.14],
  head: '40 -70',
  parts: [
    { at: '22 -34 34 -6 56 -4 56 0 26 0 12 -30', tone: 'near' },
    {
      at: '-70 -6 -66 -24 -40 -52 -6 -76 14 -92 30 -98 38 -86 62 -70 62 -58 40 -50 20 -30 -10 -18 -30 -16 -10 -4 0 0 -58 0',
      tone: 'mid',
      isBody: true,
    },
    { at: '16 -88 24 -102 38 -98 36 -84', tone: 'lit' },
    { at: '-66 -10 -54 -44 -30 -48 -18 -32 -40 -14', tone: 'near' },
  ],
};
