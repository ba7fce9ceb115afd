import type { Outline, Part } from '../outline.ts';

/** At a gallop: stretched out, all feet off the ground. */
const farLegs: readonly Part[] = [
  { at: '40 -42 70 -28 92 -12 101 -9 98 -2 87 -4 62 -18 36 -26', tone: 'near' },
  { at: '-28 -42 -50 -20 -62 -6 -75 2 -80 -4 -67 -16 -58 -32 -54 -48', tone: 'near' },
];
const body: Part = {
  at: '-58 -64 -40 -70 -4 -65 28 -70 44 -84 56 -97 68 -99 80 -93 104 -87 106 -79 94 -74 80 -72 70 -62 64 -50 82 -44 100 -34 114 -24 122 -15 112 -13 92 -26 66 -33 44 -30 20 -31 -4 -42 -24 -45 -40 -34 -58 -26 -74 -14 -91 -3 -98 -11 -84 -22 -72 -34 -66 -50',
  tone: 'mid',
  isBody: true,
};
const nose: Part = { at: '101 -88 109 -86 107 -80 102 -81', tone: 'dark' };
const muscles = ['28 -70 26 -54 36 -40', '-46 -62 -36 -50 -42 -38'];
const gallop = { metres: [0.7, 1.5], head: '76 -84', eyes: '79 -89' } as const;
const laidBack: Part = { at: '66 -95 50 -108 44 -96 56 -88', tone: 'near' };

export const runningDog: Outline = {
  ...gallop,
  parts: [
    ...farLegs,
    { at: '-56 -66 -78 -78 -102 -90 -110 -84 -92 -70 -74 -60 -58 -54', tone: 'mid' },
    body,
    { at: '66 -96 48 -100 34 -92 32 -84 44 -82 62 -87', tone: 'dark' },
    nose,
  ],
  strokes: [...muscles, '80 -74 90 -75 101 -79', '-82 -70 -98 -80', '36 -60 44 -50'],
};

export const runningWolf: Outline = {
  ...gallop,
  parts: [
    ...farLegs,
    { at: '-56 -66 -82 -74 -112 -72 -128 -60 -108 -54 -82 -52 -58 -52', tone: 'near' },
    body,
    { at: '46 -78 38 -62 44 -46 58 -44 68 -56 66 -68', tone: 'lit' },
    laidBack,
    nose,
  ],
  strokes: [...muscles, '80 -74 90 -75 101 -79', '-80 -64 -112 -62'],
};

export const runningFox: Outline = {
  ...gallop,
  metres: [0.42, 1.2],
  parts: [
    ...farLegs,
    { at: '-56 -66 -84 -80 -116 -78 -142 -62 -116 -54 -84 -50 -58 -52', tone: 'mid' },
    { at: '-118 -76 -142 -62 -116 -55 -110 -66', tone: 'lit' },
    body,
    { at: '76 -80 90 -80 103 -82 94 -74 80 -72 70 -62 60 -50 52 -54 60 -72', tone: 'lit' },
    laidBack,
    nose,
  ],
  strokes: muscles,
};

export const gallopingHorse: Outline = {
  metres: [1.9, 2.8],
  head: '64 -82',
  parts: [
    { at: '-48 -62 -68 -72 -94 -68 -114 -54 -94 -54 -72 -52 -50 -52', tone: 'dark' },
    { at: '38 -44 66 -36 88 -26 106 -17 101 -10 84 -17 58 -27 34 -32', tone: 'near' },
    { at: '-22 -42 -32 -24 -44 -12 -55 -1 -48 3 -38 -7 -25 -20 -12 -36', tone: 'near' },
    {
      at: '-52 -60 -34 -67 0 -61 22 -66 40 -80 54 -94 64 -104 67 -96 76 -89 89 -75 93 -67 86 -62 76 -66 68 -71 60 -62 55 -50 72 -50 86 -43 85 -30 78 -22 75 -28 78 -38 62 -39 44 -34 20 -33 -10 -37 -26 -39 -38 -29 -54 -22 -68 -12 -83 -1 -89 -8 -76 -18 -66 -30 -58 -44',
      tone: 'mid',
      isBody: true,
    },
    { at: '65 -102 52 -102 36 -96 20 -84 8 -76 26 -72 42 -76 56 -90', tone: 'dark' },
  ],
  strokes: [
    '84 -67 88 -69 92 -68',
    '68 -78 74 -74 74 -82',
    '30 -64 28 -50 36 -40',
    '-38 -60 -30 -50 -34 -40',
  ],
  eyes: '73 -87',
};
