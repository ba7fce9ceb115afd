import type { Outline, Part } from '../outline.ts';

const legs: readonly Part[] = [
  { at: '-34 -40 -28 -38 -26 -22 -32 -2 -26 0 -20 -18 -16 -30 -20 -42', tone: 'near' },
  { at: '26 -36 30 -20 26 -1 33 0 37 -18 38 -36', tone: 'near' },
];
const body: Part = {
  at: '-46 -64 -30 -68 0 -65 24 -70 34 -84 40 -98 52 -102 62 -96 74 -90 88 -86 90 -78 78 -74 66 -72 58 -62 53 -46 44 -35 37 -29 35 -16 31 -3 38 0 26 1 23 -16 19 -30 6 -32 -8 -42 -18 -45 -22 -36 -30 -26 -33 -18 -34 -4 -27 0 -42 1 -43 -10 -42 -20 -50 -34 -52 -52',
  tone: 'mid',
  isBody: true,
};
const bushyTail: Part = {
  at: '-48 -60 -64 -58 -82 -46 -96 -24 -94 -12 -82 -16 -66 -28 -54 -38 -46 -46',
  tone: 'near',
};
const pricked: readonly Part[] = [
  { at: '53 -99 58 -113 64 -96', tone: 'near' },
  { at: '41 -97 45 -114 54 -100', tone: 'mid' },
];
const strokes = ['66 -74 74 -76 84 -78', '24 -68 20 -54 24 -42', '-38 -58 -28 -48 -30 -36'];

const steps: readonly Part[] = [
  { at: '-34 -42 -22 -28 -14 -16 -12 -4 -5 0 -18 1 -21 -12 -34 -24', tone: 'near' },
  { at: '26 -42 42 -26 50 -5 58 -1 46 1 36 -16 22 -34', tone: 'near' },
];

/** The far legs a step ahead. */
export const walking = (standing: Outline): Outline => ({
  ...standing,
  parts: [...steps, ...standing.parts.filter((part) => !legs.includes(part))],
});

export const dog: Outline = {
  metres: [0.75, 1.1],
  head: '56 -82',
  parts: [
    ...legs,
    { at: '-56 -56 -70 -74 -74 -92 -66 -80 -50 -64 -44 -60', tone: 'mid' },
    body,
    { at: '40 -97 34 -90 32 -72 38 -66 46 -74 48 -92', tone: 'dark' },
    { at: '86 -87 92 -86 91 -80 86 -81', tone: 'dark' },
  ],
  strokes,
  eyes: '60 -90',
};

export const wolf: Outline = {
  metres: [0.85, 1.4],
  head: '56 -84',
  parts: [
    ...legs,
    bushyTail,
    body,
    ...pricked,
    { at: '30 -76 24 -58 30 -46 40 -38 52 -44 48 -60 40 -70', tone: 'lit' },
    { at: '86 -87 92 -86 91 -80 86 -81', tone: 'dark' },
  ],
  strokes: [...strokes, '-66 -52 -78 -40 -86 -26', '-60 -46 -70 -36 -78 -26'],
  eyes: '60 -90',
};

export const fox: Outline = {
  metres: [0.45, 0.9],
  head: '56 -84',
  parts: [
    ...legs,
    { at: '-46 -62 -66 -66 -90 -52 -112 -28 -116 -12 -100 -14 -78 -24 -58 -36 -46 -44', tone: 'mid' },
    { at: '-104 -38 -112 -28 -116 -12 -100 -14 -98 -24', tone: 'lit' },
    body,
    ...pricked,
    { at: '56 -80 70 -80 86 -82 78 -74 66 -72 58 -64 54 -48 44 -42 38 -56 46 -70', tone: 'lit' },
    { at: '86 -87 92 -86 91 -80 86 -81', tone: 'dark' },
  ],
  strokes: ['-38 -58 -28 -48 -30 -36', '-64 -54 -82 -42'],
  eyes: '60 -90',
};

export const sittingDog: Outline = {
  metres: [0.72, 0.9],
  head: '34 -88',
  parts: [
    { at: '-34 -6 -58 -4 -70 -18 -62 -22 -50 -12 -34 -18', tone: 'near' },
    { at: '16 -40 18 -4 14 0 26 0 28 -40', tone: 'near' },
    {
      at: '-36 0 -42 -20 -32 -46 -14 -66 2 -78 6 -94 18 -104 34 -102 46 -94 60 -90 62 -82 48 -76 36 -72 34 -52 34 -24 34 -6 44 0 24 0 22 -22 12 -34 6 -22 12 -4 18 0 -10 0',
      tone: 'mid',
      isBody: true,
    },
    { at: '10 -100 2 -94 0 -76 8 -70 16 -80 20 -98', tone: 'dark' },
    { at: '58 -91 64 -90 63 -84 58 -85', tone: 'dark' },
  ],
  strokes: ['-34 -8 -36 -24 -24 -38 -8 -30 0 -12', '36 -78 46 -80 56 -82'],
  eyes: '34 -93',
};

export const curledDog: Outline = {
  metres: [0.32, 0.9],
  head: '70 -32',
  parts: [
    {
      at: '-100 -10 -110 -46 -84 -82 -36 -98 16 -94 62 -74 90 -44 92 -16 70 0 -60 0',
      tone: 'mid',
      isBody: true,
    },
    {
      at: '18 -8 24 -36 44 -56 70 -60 92 -46 122 -34 128 -20 118 -8 84 -4 50 0',
      tone: 'mid',
    },
    { at: '44 -56 28 -50 24 -24 36 -14 50 -28 56 -50', tone: 'dark' },
    { at: '120 -34 130 -30 128 -20 120 -22', tone: 'dark' },
    { at: '-104 -12 -84 -26 -40 -18 0 -12 30 -10 28 0 -60 4 -92 2', tone: 'near' },
  ],
  strokes: ['78 -36 86 -32 94 -34', '-70 -60 -50 -76 -24 -82', '96 -10 108 -12 118 -16'],
  eyes: '',
};
