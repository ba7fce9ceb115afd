import type { Outline, Part } from '../outline.ts';

const plain = { strokes: [], eyes: '' } as const;
/** A leg in two pieces from the body outwards. */
const bent = (x: number, out: number, high: number): Part => ({
  at: `${x} -44 ${x + out * 0.55} ${-high} ${x + out} 0 ${x + out * 1.06} 0 ${x + out * 0.62} ${-high - 8} ${x} -52`,
  tone: 'near',
});
const pairs = (outs: readonly number[]) => outs.flatMap((out) => [bent(8, out, 70), bent(-8, -out, 70)]);

export const spider: Outline = {
  ...plain,
  metres: [0.08, 0.16],
  head: '0 -30',
  parts: [
    ...pairs([100, 80, 58, 40]),
    {
      at: '-30 -60 -22 -86 4 -96 28 -84 34 -60 22 -40 14 -22 -10 -22 -22 -40',
      tone: 'mid',
      isBody: true,
    },
  ],
};

export const insect: Outline = {
  ...plain,
  metres: [0.05, 0.1],
  head: '64 -50',
  parts: [
    bent(30, 30, 24),
    bent(0, -10, 24),
    bent(-20, -36, 24),
    { at: '70 -62 92 -96 96 -94 78 -58', tone: 'near' },
    {
      at: '-90 -36 -74 -62 -40 -72 -8 -66 6 -74 32 -74 46 -64 62 -74 82 -64 86 -48 72 -34 48 -36 30 -28 4 -30 -30 -24 -70 -24',
      tone: 'mid',
      isBody: true,
    },
    { at: '10 -70 -20 -104 -70 -112 -84 -96 -40 -74', tone: 'lit' },
  ],
};

const claw = (sign: 1 | -1): Part[] => [
  {
    at: `${sign * 50} -56 ${sign * 86} -84 ${sign * 92} -78 ${sign * 58} -46`,
    tone: 'near',
  },
  {
    at: `${sign * 80} -80 ${sign * 76} -112 ${sign * 96} -128 ${sign * 94} -104 ${sign * 112} -120 ${sign * 114} -94 ${sign * 98} -76`,
    tone: 'mid',
  },
];
export const crab: Outline = {
  ...plain,
  metres: [0.12, 0.3],
  head: '0 -60',
  parts: [
    ...pairs([104, 84]),
    ...claw(1),
    ...claw(-1),
    {
      at: '-66 -50 -50 -76 -14 -86 14 -86 50 -76 66 -50 44 -24 -44 -24',
      tone: 'mid',
      isBody: true,
    },
    { at: '-18 -84 -20 -102 -10 -102 -10 -84', tone: 'dark' },
    { at: '18 -84 20 -102 10 -102 10 -84', tone: 'dark' },
  ],
};

export const lobster: Outline = {
  ...plain,
  metres: [0.14, 0.5],
  head: '70 -60',
  parts: [
    bent(50, 24, 30),
    bent(26, 6, 30),
    bent(2, -16, 30),
    { at: '96 -70 150 -118 180 -126 182 -122 152 -112 102 -62', tone: 'near' },
    { at: '86 -58 120 -64 134 -90 170 -92 152 -76 176 -68 156 -52 122 -52 92 -44', tone: 'mid' },
    {
      at: '-176 -10 -190 -34 -160 -40 -140 -46 -110 -66 -60 -80 0 -86 50 -84 92 -72 98 -58 84 -42 40 -32 -20 -30 -90 -28 -140 -22',
      tone: 'mid',
      isBody: true,
    },
    ...[-110, -80, -50, -20].map(
      (x): Part => ({ at: `${x} -74 ${x + 5} -76 ${x + 10} -30 ${x + 4} -30`, tone: 'near' }),
    ),
  ],
};

export const snail: Outline = {
  ...plain,
  metres: [0.05, 0.08],
  head: '60 -40',
  parts: [
    { at: '62 -50 74 -90 80 -90 72 -46', tone: 'near' },
    { at: '-90 0 -60 -22 10 -26 42 -34 56 -60 72 -60 80 -46 70 -20 54 0', tone: 'lit', isBody: true },
    { at: '-58 -22 -62 -60 -40 -92 -4 -100 28 -86 38 -56 26 -26 0 -14 -40 -14', tone: 'mid' },
    { at: '-36 -40 -34 -66 -10 -80 14 -66 16 -46 2 -32 -18 -34', tone: 'near' },
    { at: '-16 -48 -14 -62 0 -64 4 -52 -6 -44', tone: 'mid' },
  ],
};

const arm = (x: number, lean: number): Part => ({
  at: `${x} -46 ${x + lean * 0.6} -24 ${x + lean} -8 ${x + lean * 1.5} -10 ${x + lean * 1.6} -4 ${x + lean} 0 ${x + lean * 0.4} -16 ${x - 10} -44`,
  tone: 'near',
});
export const octopus: Outline = {
  ...plain,
  metres: [0.5, 0.8],
  head: '0 -70',
  parts: [
    ...[-52, -34, -16, 16, 34, 52].map((lean) => arm(lean * 0.4, lean)),
    {
      at: '-28 -40 -34 -66 -26 -92 0 -102 26 -92 34 -66 28 -40 12 -32 -12 -32',
      tone: 'mid',
      isBody: true,
    },
    { at: '-16 -52 -10 -58 -4 -52 -10 -46', tone: 'dark' },
    { at: '16 -52 10 -58 4 -52 10 -46', tone: 'dark' },
  ],
  floats: true,
};
