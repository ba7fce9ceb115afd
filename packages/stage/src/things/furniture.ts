import { evenly } from '../sets/stage-set.ts';
import type { Tone } from '../tones/palette.ts';
import { board, box, circle, form, lathe, outlineFrom, type Primitive, rod } from './primitive.ts';
import { thing } from './thing.ts';

const WOOD: Tone = [0.17, 0.7];
const DARK: Tone = [0.05, 0.3];
const PALE: Tone = [0.55, 0.3];
const STEEL: Tone = [0.5, -0.25];
const SCREEN: Tone = [0.85, -0.7];

const table = (wide: number, deep: number, tall: number, tone: Tone = WOOD): Primitive[] => [
  box([0, tall - 0.05, 0], [wide, 0.05, deep], tone),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      box(
        [x * (wide / 2 - 0.06), 0, z * (deep / 2 - 0.06)],
        [0.06, tall - 0.05, 0.06],
        [tone[0] * 0.7, tone[1]],
      ),
    ),
  ),
];
const shelves = (): Primitive[] => {
  const next = evenly(5);
  return [
    box([0, 0, 0.16], [1.3, 2.2, 0.03], DARK),
    ...[0, 0.55, 1.1, 1.65, 2.2].map((y) => box([0, y, 0], [1.3, 0.03, 0.3], WOOD)),
    ...[0.03, 0.58, 1.13, 1.68].flatMap((y) =>
      Array.from({ length: 11 }, (_, n) =>
        box(
          [-0.58 + n * 0.115, y, 0.02],
          [0.05 + next() * 0.05, 0.3 + next() * 0.16, 0.2],
          [0.16 + next() * 0.4, next() - 0.3],
          { isFlat: true },
        ),
      ),
    ),
  ];
};

export const furniture = {
  table: thing('table', () => table(1.3, 0.8, 0.76), { stands: 'floor' }),
  desk: thing(
    'desk writing-desk',
    () => [...table(1.4, 0.7, 0.76), box([0.45, 0.2, 0], [0.4, 0.5, 0.6], WOOD)],
    { stands: 'floor', pose: 'sit-work' },
  ),
  counter: thing(
    'counter bar-counter shop-counter',
    () => [box([0, 0, 0], [2.6, 1.02, 0.6], WOOD), box([0, 1.02, 0], [2.7, 0.06, 0.7], [0.28, 0.6])],
    { stands: 'floor' },
  ),
  bench: thing(
    'bench pew',
    () => [
      box([0, 0.42, 0], [1.6, 0.05, 0.42], WOOD),
      box([0, 0.7, 0.2], [1.6, 0.22, 0.04], WOOD),
      ...[-0.65, 0.65].map((x) => box([x, 0, 0], [0.08, 0.42, 0.4], DARK)),
    ],
    { stands: 'floor', seat: 0.47 },
  ),
  chair: thing(
    'chair',
    () => [
      box([0, 0.42, 0], [0.44, 0.04, 0.44], WOOD),
      box([0, 0.62, 0.2], [0.44, 0.34, 0.03], WOOD),
      ...[-0.19, 0.19].flatMap((x) => [
        box([x, 0, -0.19], [0.04, 0.42, 0.04], DARK),
        box([x, 0, 0.19], [0.04, 0.98, 0.04], DARK),
      ]),
    ],
    { stands: 'floor', seat: 0.46 },
  ),
  armchair: thing(
    'armchair',
    () => [
      box([0, 0.12, 0], [0.7, 0.3, 0.7], [0.24, 0.5]),
      box([0, 0.4, 0.3], [0.8, 0.62, 0.16], [0.2, 0.5]),
      ...[-0.4, 0.4].map((x) => box([x, 0.12, 0], [0.15, 0.48, 0.7], [0.2, 0.5])),
    ],
    { stands: 'floor', seat: 0.42 },
  ),
  sofa: thing(
    'sofa couch settee',
    () => [
      box([0, 0.12, 0], [1.9, 0.3, 0.75], [0.24, 0.3]),
      box([0, 0.4, 0.32], [2.1, 0.48, 0.16], [0.2, 0.3]),
      ...[-1, 1].map((x) => box([x, 0.12, 0], [0.18, 0.5, 0.75], [0.18, 0.3])),
    ],
    { stands: 'floor', seat: 0.42 },
  ),
  bed: thing(
    'bed',
    () => [
      box([0, 0.1, 0], [2.1, 0.26, 1.3], WOOD),
      box([0, 0.36, 0], [2.1, 0.16, 1.3], PALE),
      box([-0.8, 0.5, 0], [0.4, 0.12, 0.9], [0.8, 0.1]),
      box([-1.08, 0.1, 0], [0.06, 0.9, 1.3], WOOD),
    ],
    { stands: 'floor', seat: 0.5 },
  ),
  shelf: thing('bookcase bookshelf', shelves, { stands: 'floor' }),
  door: thing(
    'door doorway',
    () => [
      box([0, 0, 0], [0.95, 2.1, 0.06], [0.26, 0.7]),
      box([0, 0.2, -0.035], [0.6, 0.7, 0.01], [0.2, 0.7]),
      box([0, 1.1, -0.035], [0.6, 0.8, 0.01], [0.2, 0.7]),
      form([{ group: 'k', balls: [[0.38, 1.02, -0.07, 0.035]] }], [0.7, 0.9]),
    ],
    { stands: 'floor' },
  ),
  window: thing(
    'window',
    () => [
      box([0, 0.9, 0], [1.3, 1.3, 0.08], DARK),
      box([0, 0.97, -0.045], [1.16, 1.16, 0.01], [0.85, -0.5], { isFlat: true }),
      rod(
        [
          [0, 0.95, -0.06],
          [0, 2.15, -0.06],
        ],
        0.05,
        DARK,
      ),
      rod(
        [
          [-0.6, 1.6, -0.06],
          [0.6, 1.6, -0.06],
        ],
        0.05,
        DARK,
      ),
    ],
    { stands: 'wall' },
  ),
  mirror: thing(
    'mirror',
    () => [
      lathe(
        [0, 1.35, 0.03],
        [
          [0.42, 0],
          [0.42, 0.05],
        ],
        [0.3, 0.8],
        { axis: [0, 0, -1], mouth: [0.72, -0.5] },
      ),
    ],
    { stands: 'wall' },
  ),
  'pendant-lamp': thing(
    'pendant-lamp lightbulb',
    () => [
      rod(
        [
          [0, 1.6, 0],
          [0, 0.12, 0],
        ],
        0.014,
        DARK,
      ),
      lathe(
        [0, 0, 0],
        [
          [0.21, 0],
          [0.06, 0.12],
          [0.03, 0.16],
        ],
        DARK,
      ),
      { is: 'disc', at: [0, -0.015, 0], radius: 0.05, accent: 'bulb', tone: [1, 0] },
      { is: 'glow', at: [0, -0.02, 0.25], radius: 0.8, accent: 'amber', strength: 0.7 },
    ],
    { stands: 'air' },
  ),
  'desk-lamp': thing(
    'desk-lamp',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.1, 0],
          [0.09, 0.03],
        ],
        DARK,
      ),
      rod(
        [
          [0, 0.03, 0],
          [-0.08, 0.28, 0],
          [0.06, 0.46, 0],
        ],
        0.02,
        [0.6, 0.9],
      ),
      lathe(
        [0.06, 0.46, 0],
        [
          [0.03, 0],
          [0.1, 0.12],
        ],
        DARK,
        { axis: [0.6, -0.8, 0], mouth: [1, 0.6] },
      ),
      { is: 'glow', at: [0.2, 0.25, 0.1], radius: 0.55, accent: 'amber', strength: 0.7 },
    ],
    { stands: 'table' },
  ),
  'floor-lamp': thing(
    'floor-lamp',
    () => [
      rod(
        [
          [0, 0, 0],
          [0, 1.4, 0],
        ],
        0.03,
        DARK,
      ),
      lathe(
        [0, 0, 0],
        [
          [0.16, 0],
          [0.15, 0.03],
        ],
        DARK,
      ),
      lathe(
        [0, 1.35, 0],
        [
          [0.24, 0],
          [0.14, 0.3],
        ],
        [0.9, 0.8],
      ),
      { is: 'glow', at: [0, 1.45, 0.2], radius: 0.9, accent: 'amber', strength: 0.6 },
    ],
    { stands: 'floor' },
  ),
  'street-lamp': thing(
    'street-lamp streetlamp lamppost lamp-post streetlight',
    () => [
      rod(
        [
          [0, 0, 0],
          [0, 4.2, 0],
          [0.5, 4.5, 0],
        ],
        0.1,
        DARK,
      ),
      { is: 'disc', at: [0.55, 4.42, 0], radius: 0.14, accent: 'bulb', tone: [1, 0] },
      { is: 'glow', at: [0.55, 4.4, 0.2], radius: 2.4, accent: 'amber', strength: 0.6 },
    ],
    { stands: 'floor' },
  ),
  phone: thing(
    'phone smartphone cellphone',
    () => [
      box([0, -0.07, 0], [0.075, 0.15, 0.01], DARK),
      box([0, -0.063, -0.007], [0.066, 0.136, 0.002], SCREEN, { isFlat: true }),
      { is: 'glow', at: [0, 0, -0.03], radius: 0.2, accent: 'cool', strength: 0.5 },
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  telephone: thing(
    'telephone',
    () => [
      board(outlineFrom('-13 0 13 0 9 11 6 13 -6 13 -9 11'), [0, 0, -0.08], 0.17, [0.06, 0.3]),
      lathe(
        [0, 0.06, -0.085],
        [
          [0.052, 0],
          [0.052, 0.012],
        ],
        [0.55, 0.2],
        { axis: [0, 0.35, -0.94], mouth: [0.7, 0.2] },
      ),
      ...Array.from({ length: 9 }, (_, n) => {
        const a = 0.6 + n * 0.62;
        return {
          is: 'disc' as const,
          at: [0.037 * Math.cos(a), 0.064 + 0.036 * Math.sin(a), -0.105] as const,
          radius: 0.0075,
          tone: DARK,
        };
      }),
      form(
        [
          {
            group: 'h',
            balls: [
              [-0.12, 0.155, 0, 0.032],
              [-0.08, 0.175, 0, 0.024],
            ],
          },
          {
            group: 'h',
            balls: [
              [0.12, 0.155, 0, 0.032],
              [0.08, 0.175, 0, 0.024],
            ],
          },
          {
            group: 'h',
            balls: [
              [-0.09, 0.178, 0, 0.02],
              [0.09, 0.178, 0, 0.02],
            ],
          },
        ],
        [0.04, 0.3],
        { fillet: 0.008 },
      ),
      rod(
        [
          [-0.12, 0.04, 0],
          [-0.19, 0.02, -0.02],
          [-0.17, 0, -0.08],
          [-0.24, 0.01, -0.1],
        ],
        0.014,
        DARK,
      ),
    ],
    { hold: 'ear', pose: 'phone', stands: 'table' },
  ),
  laptop: thing(
    'laptop notebook-computer',
    () => [
      box([0, 0, 0], [0.34, 0.018, 0.24], STEEL),
      box([0, 0.015, 0.13], [0.34, 0.23, 0.01], DARK, { pitch: 14 }),
      box([0, 0.025, 0.122], [0.31, 0.2, 0.004], SCREEN, { pitch: 14, isFlat: true }),
      { is: 'glow', at: [0, 0.13, 0.05], radius: 0.4, accent: 'cool', strength: 0.35 },
    ],
    { stands: 'table', hold: 'ground', pose: 'sit-work' },
  ),
  screen: thing(
    'screen television tv monitor',
    () => [
      box([0, 0.12, 0], [0.8, 0.48, 0.04], DARK),
      box([0, 0.145, -0.024], [0.75, 0.43, 0.004], SCREEN, { isFlat: true }),
      box([0, 0, 0], [0.3, 0.12, 0.14], DARK),
      { is: 'glow', at: [0, 0.36, -0.1], radius: 0.9, accent: 'cool', strength: 0.35 },
    ],
    { stands: 'table' },
  ),
  camera: thing(
    'camera film-camera',
    () => [
      box([0, -0.05, 0], [0.15, 0.1, 0.06], DARK),
      box([0, 0.05, 0], [0.06, 0.03, 0.05], DARK),
      lathe(
        [0, 0, -0.03],
        [
          [0.042, 0],
          [0.04, 0.07],
        ],
        [0.12, 0],
        { axis: [0, 0, -1], mouth: [0.5, -0.6] },
      ),
    ],
    { hold: 'two-hands', pose: 'photograph', stands: 'table' },
  ),
  tripod: thing(
    'tripod',
    () => [
      ...[
        [-0.4, -0.3],
        [0.4, -0.3],
        [0, 0.45],
      ].map(([x = 0, z = 0]) =>
        rod(
          [
            [x, 0, z],
            [0, 1.3, 0],
          ],
          0.03,
          DARK,
        ),
      ),
      box([0, 1.3, 0], [0.2, 0.16, 0.3], DARK),
      lathe(
        [0, 1.38, -0.15],
        [
          [0.06, 0],
          [0.07, 0.12],
        ],
        DARK,
        { axis: [0, 0, -1], mouth: [0.5, -0.6] },
      ),
    ],
    { stands: 'floor', hold: 'ground', pose: 'look' },
  ),
  typewriter: thing(
    'typewriter',
    () => [
      board(outlineFrom('-20 0 20 0 17 13 -17 13'), [0, 0, -0.1], 0.26, DARK),
      lathe(
        [-0.24, 0.15, 0.05],
        [
          [0.03, 0],
          [0.03, 0.48],
        ],
        [0.12, 0.1],
        { axis: [1, 0, 0] },
      ),
      board(outlineFrom('-13 16 13 16 13 42 -13 40'), [0, 0, 0.05], 0.003, [0.9, 0.15]),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 8 }, (_, n) => ({
          is: 'disc' as const,
          at: [-0.13 + n * 0.037, 0.03 + row * 0.03, -0.115] as const,
          radius: 0.011,
          tone: [0.7, 0.2] as const,
        })),
      ),
    ],
    { stands: 'table', hold: 'ground', pose: 'sit-work' },
  ),
  'sewing-machine': thing(
    'sewing-machine',
    () => [
      box([0, 0, 0], [0.46, 0.05, 0.18], WOOD),
      board(outlineFrom('-18 5 -10 5 -10 20 12 20 12 5 20 5 20 32 -18 32'), [0, 0, -0.05], 0.1, DARK),
      rod(
        [
          [-0.14, 0.2, 0],
          [-0.14, 0.06, 0],
        ],
        0.014,
        STEEL,
      ),
      lathe(
        [0.2, 0.25, 0],
        [
          [0.08, 0],
          [0.08, 0.02],
        ],
        STEEL,
        { axis: [1, 0, 0] },
      ),
    ],
    { stands: 'table', hold: 'ground', pose: 'sit-work' },
  ),
  stove: thing(
    'stove oven',
    () => [
      box([0, 0, 0], [1, 0.9, 0.6], [0.12, -0.2]),
      box([0, 0.2, -0.305], [0.7, 0.42, 0.01], [0.95, 0.9], { accent: 'amber' }),
      box([0, 0.14, -0.31], [0.74, 0.05, 0.01], STEEL),
      { is: 'glow', at: [0, 0.42, -0.5], radius: 1, accent: 'amber', strength: 0.6 },
    ],
    { stands: 'floor', hold: 'ground', pose: 'work' },
  ),
  bathtub: thing(
    'bathtub',
    () => [
      box([0, 0.08, 0], [1.6, 0.5, 0.75], [0.8, 0]),
      box([0, 0.575, 0], [1.45, 0.006, 0.6], [0.4, -0.6], { isFlat: true }),
    ],
    { stands: 'floor', seat: 0.2 },
  ),
  blackboard: thing(
    'blackboard chalkboard',
    () => [
      box([0, 0.9, 0], [2.4, 1.2, 0.04], [0.3, 0.7]),
      box([0, 0.95, -0.025], [2.28, 1.1, 0.004], [0.06, -0.5], { isFlat: true }),
      ...[0.35, 0.2, 0.05].map((y, n) =>
        rod(
          [
            [-0.9, 1.5 + y, -0.035],
            [-0.4 + n * 0.3, 1.52 + y, -0.035],
          ],
          0.014,
          [0.8, 0],
        ),
      ),
    ],
    { stands: 'wall', hold: 'ground', pose: 'point' },
  ),
  chessboard: thing(
    'chess chessboard chess-board',
    () => [
      box([0, 0, 0], [0.4, 0.025, 0.4], WOOD),
      ...Array.from({ length: 32 }, (_, n) =>
        box(
          [
            -0.155 + (n % 4) * 0.09 + (Math.floor(n / 4) % 2) * 0.045,
            0.025,
            -0.155 + Math.floor(n / 4) * 0.045,
          ],
          [0.044, 0.002, 0.044],
          [0.75, 0.4],
          { isFlat: true },
        ),
      ),
      ...[
        [-0.15, -0.15, 0],
        [-0.06, -0.11, 0],
        [0.06, -0.15, 0],
        [0.12, -0.06, 0],
        [-0.1, 0.12, 1],
        [0.02, 0.06, 1],
        [0.1, 0.15, 1],
        [0.15, 0.1, 1],
      ].map(([x = 0, z = 0, isDark = 0]) =>
        lathe(
          [x, 0.027, z],
          [
            [0.018, 0],
            [0.008, 0.03],
            [0.015, 0.05],
            [0.004, 0.066],
          ],
          isDark ? DARK : [0.85, 0.3],
        ),
      ),
    ],
    { stands: 'table', hold: 'ground', pose: 'sit-work' },
  ),
  cross: thing(
    'cross crucifix',
    () => [
      box([0, 0, 0], [1.6, 1, 0.7], [0.5, 0.1]),
      box([0, 1, 0], [0.07, 0.9, 0.06], [0.6, 0.9]),
      box([0, 1.55, 0], [0.5, 0.08, 0.06], [0.6, 0.9]),
    ],
    { stands: 'floor' },
  ),
  barrel: thing(
    'barrel cask',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.26, 0],
          [0.33, 0.42],
          [0.26, 0.85],
        ],
        [0.3, 0.8],
        { mouth: [0.2, 0.6] },
      ),
      ...[0.14, 0.68].map((y) =>
        lathe(
          [0, y, 0],
          [
            [0.305, 0],
            [0.305, 0.04],
          ],
          STEEL,
        ),
      ),
    ],
    { stands: 'floor' },
  ),
  plant: thing(
    'houseplant plant pot-plant',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.11, 0],
          [0.15, 0.25],
        ],
        [0.36, 0.9],
        { mouth: [0.08, 0.3] },
      ),
      ...Array.from({ length: 9 }, (_, n) => {
        const a = (n / 9) * 6.283;
        const [x, z] = [Math.cos(a), Math.sin(a)];
        return board(
          [
            [0, 0],
            [0.05, 0.2],
            [0.02, 0.42],
            [-0.04, 0.2],
          ],
          [0, 0.24, 0],
          0,
          [0.2 + (n % 3) * 0.06, -0.3],
          { across: [-z, 0, x], up: [x * 0.6, 0.8, z * 0.6] },
        );
      }),
    ],
    { stands: 'floor' },
  ),
  sign: thing(
    'signpost',
    () => [
      rod(
        [
          [0, 0, 0],
          [0, 1.3, 0],
        ],
        0.06,
        WOOD,
      ),
      box([0, 1.2, -0.03], [0.9, 0.45, 0.04], [0.75, 0.4]),
    ],
    { stands: 'floor', hold: 'ground', pose: 'point' },
  ),
  statue: thing(
    'bust',
    () => [
      box([0, 0, 0], [0.6, 0.9, 0.6], [0.5, 0]),
      form(
        [
          {
            group: 's',
            balls: [
              [0, 1.05, 0, 0.16],
              [0, 1.4, 0, 0.13],
            ],
          },
          {
            group: 's',
            balls: [
              [-0.2, 1.38, 0, 0.08],
              [0.2, 1.38, 0, 0.08],
              [0, 1.1, 0, 0.14],
            ],
          },
          {
            group: 's',
            balls: [
              [0, 1.66, 0, 0.12],
              [0, 1.58, -0.03, 0.09],
            ],
          },
        ],
        [0.72, 0],
      ),
    ],
    { stands: 'floor' },
  ),
  fountain: thing(
    'fountain',
    () => [
      lathe(
        [0, 0, 0],
        [
          [1.3, 0],
          [1.4, 0.5],
        ],
        [0.5, 0],
        { mouth: [0.5, -0.7] },
      ),
      lathe(
        [0, 0.5, 0],
        [
          [0.14, 0],
          [0.12, 0.8],
          [0.55, 1],
        ],
        [0.55, 0],
        { mouth: [0.6, -0.6] },
      ),
      ...[-0.4, -0.15, 0.15, 0.4].map((x) =>
        rod(
          [
            [0, 1.7, 0],
            [x * 0.7, 1.75, 0],
            [x * 1.4, 0.6, 0],
          ],
          0.03,
          [0.92, -0.4],
          { opacity: 0.7 },
        ),
      ),
    ],
    { stands: 'floor' },
  ),
  tent: thing(
    'tent',
    () => [
      board(outlineFrom('-130 0 130 0 0 150'), [0, 0, -1], 2, [0.4, 0.7]),
      board(outlineFrom('-40 0 40 0 0 110'), [0, 0, -1.02], 0, [0.95, 0.8], { isFlat: true }),
    ],
    { stands: 'floor' },
  ),
  fire: thing(
    'campfire bonfire',
    () => [
      ...[-1, 1].map((s) =>
        rod(
          [
            [s * 0.35, 0.03, 0.1],
            [-s * 0.3, 0.18, -0.08],
          ],
          0.09,
          DARK,
        ),
      ),
      { is: 'glow', at: [0, 0.4, 0.2], radius: 1.7, accent: 'amber', strength: 0.75 },
      form(
        [
          {
            group: 'f',
            balls: [
              [0, 0.16, 0, 0.15],
              [0.03, 0.5, 0, 0.05],
              [-0.02, 0.72, 0, 0.01],
            ],
          },
          {
            group: 'f',
            balls: [
              [-0.12, 0.14, 0, 0.09],
              [-0.15, 0.46, 0, 0.01],
            ],
          },
          {
            group: 'f',
            balls: [
              [0.13, 0.14, 0, 0.09],
              [0.17, 0.4, 0, 0.01],
            ],
          },
          {
            group: 'core',
            near: 0.2,
            balls: [
              [0, 0.14, -0.1, 0.09],
              [0, 0.34, -0.1, 0.01],
            ],
          },
        ],
        [0.82, 1],
        { isPlain: true, tones: { core: [1, 0.4] } },
      ),
    ],
    { stands: 'floor' },
  ),
  gravestone: thing(
    'gravestone tombstone',
    () => [
      board(
        [
          ...outlineFrom('-30 0 30 0 30 70'),
          ...circle(0.3, 20)
            .filter(([, y]) => y > 0.01)
            .map(([x, y]) => [x, y + 0.7] as const),
          ...outlineFrom('-30 70'),
        ],
        [0, 0, 0],
        0.14,
        [0.5, -0.1],
      ),
    ],
    { stands: 'floor' },
  ),
  tree: thing(
    'tree oak',
    () => [
      board(outlineFrom('-30 0 30 0 22 260 -22 260'), [0, 0, 0], 0.4, DARK),
      form(
        Array.from({ length: 9 }, (_, n) => ({
          group: 'leaf',
          balls: [
            [
              1.5 * Math.cos(n * 2.4) * Math.sqrt(n / 9),
              3.4 + (n % 3) * 0.7,
              0.8 * Math.sin(n * 2.4),
              0.95,
            ] as const,
          ],
        })),
        [0.14, -0.5],
        { fillet: 0.1 },
      ),
    ],
    { stands: 'floor' },
  ),
} as const;
