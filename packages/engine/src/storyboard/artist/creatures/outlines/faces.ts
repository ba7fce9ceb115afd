import type { Outline, Part } from '../outline.ts';

/** The head alone, from the front: its ears at the top, its chin at the origin. */
const face = (parts: readonly Part[], eyes: string, strokes: readonly string[], eye: number): Outline => ({
  metres: [0.3, 0.3],
  head: '0 -50',
  parts,
  strokes,
  eyes,
  eye,
});
const chest: Part = {
  at: '-30 -22 -52 4 -70 50 -74 120 74 120 70 50 52 4 30 -22',
  tone: 'mid',
  isBody: true,
};
const mouth = ['0 -24 0 -16 -10 -11', '0 -16 10 -11'];
const whiskers = [
  '-20 -20 -40 -25 -62 -26',
  '-20 -16 -42 -16 -63 -12',
  '20 -20 40 -25 62 -26',
  '20 -16 42 -16 63 -12',
];
const catMuzzle: readonly Part[] = [
  { at: '0 -31 -15 -27 -19 -15 -10 -6 0 -9 10 -6 19 -15 15 -27', tone: 'lit' },
  { at: '-7 -33 0 -34 7 -33 0 -24', tone: 'dark' },
];
const roundEars: readonly Part[] = [
  { at: '-26 -76 -42 -80 -46 -94 -34 -99 -20 -90', tone: 'near' },
  { at: '26 -76 42 -80 46 -94 34 -99 20 -90', tone: 'near' },
];
const skull: Part = {
  at: '-24 -88 0 -93 24 -88 38 -68 40 -46 32 -22 16 -4 0 -1 -16 -4 -32 -22 -40 -46 -38 -68',
  tone: 'mid',
  isBody: true,
};
const stripes = (all: readonly string[]) => all.map((at): Part => ({ at, tone: 'dark' }));

export const catFace = face(
  [
    chest,
    {
      at: '-42 -58 -48 -80 -46 -102 -34 -96 -18 -84 0 -86 18 -84 34 -96 46 -102 48 -80 42 -58 47 -38 36 -15 16 -3 0 -1 -16 -3 -36 -15 -47 -38',
      tone: 'mid',
      isBody: true,
    },
    { at: '-40 -74 -42 -92 -28 -82', tone: 'near' },
    { at: '40 -74 42 -92 28 -82', tone: 'near' },
    ...catMuzzle,
  ],
  '-20 -47 20 -47',
  [...mouth, ...whiskers, '-8 -82 -6 -68', '0 -84 0 -70', '8 -82 6 -68'],
  0.052,
);

export const dogFace = face(
  [
    chest,
    {
      at: '-28 -92 0 -99 28 -92 38 -70 34 -44 27 -20 14 -3 0 0 -14 -3 -27 -20 -34 -44 -38 -70',
      tone: 'mid',
      isBody: true,
    },
    { at: '-26 -94 -46 -88 -58 -56 -54 -26 -42 -28 -36 -54 -32 -74', tone: 'dark' },
    { at: '26 -94 46 -88 58 -56 54 -26 42 -28 36 -54 32 -74', tone: 'dark' },
    { at: '0 -54 -11 -46 -23 -28 -19 -10 0 -3 19 -10 23 -28 11 -46', tone: 'lit' },
    { at: '-12 -35 0 -39 12 -35 7 -26 0 -22 -7 -26', tone: 'dark' },
  ],
  '-18 -61 18 -61',
  [...mouth, '-25 -72 -18 -75 -11 -73', '11 -73 18 -75 25 -72'],
  0.042,
);

const ruffed = (ear: number, muzzle: number, tone: Part['tone']): Outline =>
  face(
    [
      chest,
      {
        at: `-36 -66 -42 -84 -38 ${ear} -26 -94 -13 -84 0 -86 13 -84 26 -94 38 ${ear} 42 -84 36 -66 42 -52 60 -38 42 -30 34 -18 16 -5 0 0 -16 -5 -34 -18 -42 -30 -60 -38 -42 -52`,
        tone: 'mid',
        isBody: true,
      },
      { at: '-35 -74 -35 -94 -22 -84', tone },
      { at: '35 -74 35 -94 22 -84', tone },
      {
        at: '-58 -38 -30 -42 -16 -36 0 -34 16 -36 30 -42 58 -38 42 -30 34 -18 16 -5 0 -1 -16 -5 -34 -18 -42 -30',
        tone: 'lit',
      },
      {
        at: `-9 -62 0 -64 9 -62 ${muzzle} -34 ${muzzle} -18 6 -9 0 -7 -6 -9 -${muzzle} -18 -${muzzle} -34`,
        tone: 'mid',
      },
      { at: '-8 -28 0 -30 8 -28 5 -21 0 -18 -5 -21', tone: 'dark' },
    ],
    '-20 -55 20 -55',
    ['0 -18 0 -13 -8 -10', '0 -13 8 -10', '-30 -63 -20 -64 -11 -58', '30 -63 20 -64 11 -58'],
    0.036,
  );
export const wolfFace = ruffed(-102, 14, 'near');
export const foxFace: Outline = { ...ruffed(-112, 10, 'dark'), near: 0.68 };

const catLike = [...mouth, ...whiskers, '-9 -60 -11 -44 -9 -34', '9 -60 11 -44 9 -34'];
export const bigCatFace = face([chest, ...roundEars, skull, ...catMuzzle], '-20 -55 20 -55', catLike, 0.04);

const maned = face(
  [
    {
      at: '0 -116 18 -108 36 -110 46 -94 62 -84 62 -64 74 -46 66 -28 68 -8 52 4 48 24 28 26 10 44 -10 44 -28 26 -48 24 -52 4 -68 -8 -66 -28 -74 -46 -62 -64 -62 -84 -46 -94 -36 -110 -18 -108',
      tone: 'dark',
    },
    ...roundEars,
    skull,
    ...catMuzzle,
  ],
  '-20 -55 20 -55',
  catLike,
  0.036,
);
export const lionFace: Outline = { ...maned, near: 0.66 };

export const tigerFace = face(
  [
    chest,
    ...roundEars,
    skull,
    ...catMuzzle,
    ...stripes([
      '-3 -90 3 -90 0 -70',
      '-14 -88 -8 -89 -7 -74',
      '14 -88 8 -89 7 -74',
      '-38 -60 -26 -64 -37 -66',
      '38 -60 26 -64 37 -66',
      '-39 -44 -24 -42 -38 -38',
      '39 -44 24 -42 38 -38',
      '-34 -30 -22 -30 -31 -22',
      '34 -30 22 -30 31 -22',
    ]),
  ],
  '-20 -55 20 -55',
  catLike,
  0.038,
);
