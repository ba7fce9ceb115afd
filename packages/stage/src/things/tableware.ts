import { evenly } from '../sets/stage-set.ts';
import type { Flat, Vector } from '../space/vector.ts';
import type { Tone } from '../tones/palette.ts';
import { board, box, form, lathe, type Primitive, rod } from './primitive.ts';
import { thing } from './thing.ts';

const CHINA: Tone = [0.78, 0.15];
const STEEL: Tone = [0.6, -0.2];
const WOOD: Tone = [0.3, 0.8];
const DARK: Tone = [0.06, 0.2];
const CRUST: Tone = [0.42, 1];

const steam = (y: number): Primitive[] =>
  [-0.025, 0.02].map((x, n) =>
    rod(
      [
        [x, y, 0],
        [x + 0.02, y + 0.05, 0],
        [x - 0.015, y + 0.1, 0],
        [x + 0.015, y + 0.16 + n * 0.03, 0],
      ],
      0.008,
      [0.9, -0.1],
      { opacity: 0.5 },
    ),
  );
const heap = (count: number, wide: number, r: number, y: number, seed: number) => {
  const next = evenly(seed);
  return Array.from({ length: count }, (_, n) => {
    const [a, d] = [n * 2.4, wide * Math.sqrt(n / count)];
    return {
      group: n % 3 === 0 ? 'pale' : 'food',
      balls: [
        [
          d * Math.cos(a),
          y + (wide - d) * 0.35 + next() * r * 0.5,
          d * Math.sin(a),
          r * (0.8 + next() * 0.4),
        ] as const,
      ],
    };
  });
};
/** Its rim, its nacre, the liquor, what is eaten, and a light on that; from the outside in. */
const OYSTER: readonly (readonly [size: number, x: number, tone: Tone])[] = [
  [1.06, 0, [0.5, 0.3]],
  [0.92, 0.001, [0.85, 0]],
  [0.74, 0.003, [0.66, -0.4]],
  [0.54, 0.004, [0.34, 0.3]],
  [0.4, 0.002, [0.52, 0.2]],
  [0.13, -0.008, [0.97, 0]],
];
const ruffled = (wide: number, deep: number, turn: number): Flat[] =>
  Array.from({ length: 26 }, (_, n): Flat => {
    const angle = (n / 26) * 6.283;
    const frill = 1 + 0.05 * Math.sin(n * 2.6 + turn) + 0.07 * Math.sin(n * 0.9 + turn * 2);
    return [wide * frill * Math.cos(angle), deep * frill * Math.sin(angle)];
  });
const plate = (wide = 0.15): Primitive =>
  lathe(
    [0, 0, 0],
    [
      [wide * 0.6, 0],
      [wide, 0.02],
    ],
    CHINA,
    { mouth: [0.66, 0.1] },
  );

export const tableware = {
  cup: thing(
    'cup mug coffee tea teacup',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.028, 0],
          [0.04, 0.03],
          [0.044, 0.09],
        ],
        CHINA,
        { mouth: [0.12, 0.9] },
      ),
      rod(
        [
          [0.042, 0.075, 0],
          [0.068, 0.065, 0],
          [0.066, 0.035, 0],
          [0.04, 0.025, 0],
        ],
        0.012,
        CHINA,
      ),
      ...steam(0.1),
    ],
    { hold: 'hand', pose: 'drink', stands: 'table' },
  ),
  glass: thing(
    'wineglass goblet wine-glass champagne-glass',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.034, 0],
          [0.006, 0.012],
          [0.006, 0.09],
          [0.03, 0.12],
          [0.042, 0.16],
          [0.036, 0.21],
        ],
        [0.72, -0.3],
        { opacity: 0.75, mouth: [0.5, -0.3] },
      ),
      lathe(
        [0, 0.12, 0],
        [
          [0.028, 0],
          [0.038, 0.035],
        ],
        [0.3, 0.9],
        { mouth: [0.4, 0.9] },
      ),
    ],
    { hold: 'hand', pose: 'drink', stands: 'table' },
  ),
  bottle: thing(
    'bottle',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.04, 0],
          [0.042, 0.19],
          [0.016, 0.25],
          [0.015, 0.31],
        ],
        [0.14, 0.6],
      ),
      lathe(
        [0, 0.06, 0],
        [
          [0.0428, 0],
          [0.0428, 0.08],
        ],
        [0.78, 0.3],
      ),
      lathe(
        [0, 0.3, 0],
        [
          [0.018, 0],
          [0.018, 0.03],
        ],
        CRUST,
      ),
    ],
    { hold: 'hand', pose: 'drink', stands: 'table' },
  ),
  perfume: thing(
    'perfume perfume-bottle',
    () => [
      box([0, 0, 0], [0.1, 0.11, 0.045], [0.5, 0.6]),
      box([0, 0.02, -0.024], [0.06, 0.05, 0.002], [0.85, 0.2], { isFlat: true }),
      lathe(
        [0, 0.11, 0],
        [
          [0.014, 0],
          [0.014, 0.02],
        ],
        [0.7, 0.6],
      ),
      box([0, 0.13, 0], [0.04, 0.045, 0.034], DARK),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  teapot: thing(
    'teapot kettle',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.07, 0],
          [0.11, 0.06],
          [0.1, 0.12],
          [0.05, 0.16],
        ],
        STEEL,
      ),
      lathe(
        [0, 0.16, 0],
        [
          [0.05, 0],
          [0.02, 0.02],
          [0.02, 0.045],
        ],
        DARK,
      ),
      rod(
        [
          [0.1, 0.05, 0],
          [0.16, 0.1, 0],
          [0.18, 0.16, 0],
        ],
        0.034,
        STEEL,
      ),
      rod(
        [
          [-0.09, 0.12, 0],
          [-0.15, 0.15, 0],
          [-0.16, 0.08, 0],
          [-0.1, 0.04, 0],
        ],
        0.02,
        DARK,
      ),
      ...steam(0.2).map(
        (one): Primitive =>
          one.is === 'rod'
            ? { ...one, points: one.points.map(([x, y, z]): Vector => [x + 0.18, y - 0.02, z]) }
            : one,
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  bowl: thing(
    'bowl ramen noodle noodles udon pho',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.05, 0],
          [0.11, 0.05],
          [0.135, 0.09],
        ],
        [0.22, 0.7],
        { mouth: [0.6, 0.8] },
      ),
      form(heap(7, 0.085, 0.022, 0.082, 5), [0.7, 0.7], {
        isPlain: true,
        tones: { food: [0.5, 1], pale: [0.85, 0.4] },
      }),
      rod(
        [
          [0.02, 0.09, 0],
          [0.2, 0.2, -0.02],
        ],
        0.009,
        DARK,
      ),
      rod(
        [
          [0.04, 0.09, 0.02],
          [0.22, 0.19, 0],
        ],
        0.009,
        DARK,
      ),
      ...steam(0.1),
    ],
    { stands: 'table', hold: 'two-hands', pose: 'hold' },
  ),
  plate: thing(
    'dinner-plate',
    () => [
      plate(),
      form(heap(12, 0.09, 0.026, 0.02, 9), [0.5, 0.9], {
        isPlain: true,
        tones: { food: [0.42, 1], pale: [0.72, 0.8] },
      }),
      rod(
        [
          [0.2, 0.004, -0.08],
          [0.2, 0.004, 0.1],
        ],
        0.012,
        STEEL,
      ),
      rod(
        [
          [-0.2, 0.004, -0.08],
          [-0.2, 0.004, 0.1],
        ],
        0.012,
        STEEL,
      ),
    ],
    { hold: 'two-hands', pose: 'offer', stands: 'table' },
  ),
  bread: thing(
    'bread loaf',
    () => [
      form(
        [
          {
            group: 'crust',
            balls: [
              [-0.1, 0.06, 0, 0.062],
              [0.1, 0.06, 0, 0.062],
              [0, 0.075, 0, 0.068],
            ],
          },
        ],
        CRUST,
        { rim: 1.2 },
      ),
      ...[-0.07, 0, 0.07].map((x) =>
        rod(
          [
            [x - 0.02, 0.125, -0.04],
            [x + 0.03, 0.135, 0.03],
          ],
          0.012,
          [0.75, 0.6],
        ),
      ),
    ],
    { hold: 'two-hands', pose: 'hold', stands: 'table' },
  ),
  cake: thing(
    'birthday-cake',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.2, 0],
          [0.2, 0.015],
        ],
        CHINA,
      ),
      lathe(
        [0, 0.015, 0],
        [
          [0.15, 0],
          [0.15, 0.1],
        ],
        [0.5, 0.8],
        { mouth: [0.85, 0.3] },
      ),
      lathe(
        [0, 0.09, 0],
        [
          [0.155, 0],
          [0.152, 0.03],
        ],
        [0.9, 0.2],
        { mouth: [0.9, 0.2] },
      ),
      ...[-0.08, -0.03, 0.03, 0.08].flatMap((x, n): Primitive[] => {
        const z = n % 2 === 0 ? -0.04 : 0.05;
        return [
          rod(
            [
              [x, 0.12, z],
              [x, 0.19, z],
            ],
            0.012,
            [0.85, -0.2],
          ),
          { is: 'glow', at: [x, 0.21, z], radius: 0.1, accent: 'amber', strength: 0.8 },
          { is: 'disc', at: [x, 0.205, z], radius: 0.011, accent: 'bulb', tone: [1, 0] },
        ];
      }),
    ],
    { hold: 'two-hands', pose: 'carry', stands: 'table' },
  ),
  pizza: thing(
    'pizza',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.19, 0],
          [0.19, 0.02],
        ],
        CRUST,
        { mouth: [0.6, 1] },
      ),
      ...[
        [0.05, 0.06],
        [-0.08, 0.02],
        [0.02, -0.09],
        [0.11, -0.04],
        [-0.03, 0.1],
      ].map(([x = 0, z = 0]) =>
        lathe(
          [x, 0.02, z],
          [
            [0.026, 0],
            [0.026, 0.006],
          ],
          [0.26, 1],
          { mouth: [0.24, 1] },
        ),
      ),
    ],
    { hold: 'two-hands', pose: 'offer', stands: 'table' },
  ),
  burger: thing(
    'burger hamburger cheeseburger',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.075, 0],
          [0.08, 0.025],
        ],
        CRUST,
      ),
      lathe(
        [0, 0.025, 0],
        [
          [0.088, 0],
          [0.086, 0.012],
        ],
        [0.7, 0.7],
      ),
      lathe(
        [0, 0.037, 0],
        [
          [0.083, 0],
          [0.083, 0.024],
        ],
        [0.1, 0.7],
      ),
      lathe(
        [0, 0.061, 0],
        [
          [0.09, 0],
          [0.086, 0.01],
        ],
        [0.55, -0.2],
      ),
      lathe(
        [0, 0.071, 0],
        [
          [0.086, 0],
          [0.083, 0.02],
          [0.065, 0.042],
          [0.03, 0.055],
          [0.004, 0.058],
        ],
        CRUST,
      ),
    ],
    { hold: 'two-hands', pose: 'hold', stands: 'table' },
  ),
  fruit: thing(
    'oranges fruit',
    () => [
      form(
        [
          [-0.07, 0.045, 0],
          [0.05, 0.045, -0.03],
          [0, 0.045, 0.07],
          [-0.005, 0.11, 0.01],
        ].map(([x = 0, y = 0, z = 0]) => ({
          group: 'fruit',
          isCrisp: true,
          balls: [[x, y, z, 0.046] as const],
        })),
        [0.4, 1],
        { fillet: 0.001 },
      ),
      rod(
        [
          [0, 0.15, 0.01],
          [0.012, 0.175, 0.01],
        ],
        0.008,
        DARK,
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  oyster: thing(
    'oysters',
    () => [
      form(
        [
          {
            group: 'shell',
            balls: Array.from({ length: 9 }, (_, n) => {
              const a = (n / 9) * 6.283;
              return [
                0.062 * Math.cos(a) * (1 + 0.16 * Math.sin(n * 2.3)),
                0.016,
                0.046 * Math.sin(a) * (1 + 0.2 * Math.cos(n * 1.7)),
                0.014,
              ] as const;
            }),
          },
        ],
        [0.22, 0.2],
        { fillet: 0.004 },
      ),
      ...OYSTER.map(([size, x, tone], n) =>
        board(ruffled(0.058 * size, 0.043 * size, n), [x, 0.03 + n * 0.0016, 0], 0, tone, {
          up: [0, 0, 1],
          isFlat: true,
        }),
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  pan: thing(
    'pan skillet frying-pan',
    () => [
      lathe(
        [0, 0, -0.26],
        [
          [0.1, 0],
          [0.15, 0.05],
        ],
        [0.07, 0.1],
        { mouth: [0.3, 0.9] },
      ),
      rod(
        [
          [0, 0.04, 0.06],
          [0, 0.045, -0.12],
        ],
        0.03,
        DARK,
      ),
      ...steam(0.08),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  pot: thing(
    'pot saucepan',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.14, 0],
          [0.15, 0.2],
        ],
        STEEL,
        { mouth: [0.2, 0.7] },
      ),
      rod(
        [
          [-0.15, 0.16, 0],
          [-0.2, 0.16, 0],
        ],
        0.025,
        DARK,
      ),
      rod(
        [
          [0.15, 0.16, 0],
          [0.2, 0.16, 0],
        ],
        0.025,
        DARK,
      ),
      ...steam(0.22),
    ],
    { hold: 'two-hands', pose: 'work', stands: 'table' },
  ),
  knife: thing(
    'knife',
    () => [
      board(
        [
          [0, -0.012],
          [0.2, -0.012],
          [0.2, 0.004],
          [0.16, 0.028],
          [0, 0.03],
        ],
        [0, 0, 0],
        0.004,
        [0.85, -0.3],
        { across: [0, 0, -1] },
      ),
      rod(
        [
          [0, 0.01, 0.12],
          [0, 0.01, 0],
        ],
        0.03,
        DARK,
      ),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  spoon: thing(
    'spoon',
    () => [
      rod(
        [
          [0, 0, 0.06],
          [0, 0.01, -0.16],
        ],
        0.014,
        WOOD,
      ),
      form(
        [
          {
            group: 'bowl',
            balls: [
              [0, 0.008, -0.17, 0.02],
              [0, 0.005, -0.2, 0.022],
            ],
          },
        ],
        WOOD,
      ),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  candle: thing(
    'candle',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.06, 0],
          [0.055, 0.012],
        ],
        STEEL,
      ),
      lathe(
        [0, 0.012, 0],
        [
          [0.022, 0],
          [0.021, 0.16],
        ],
        [0.86, 0.4],
      ),
      { is: 'glow', at: [0, 0.205, 0], radius: 0.4, accent: 'amber', strength: 0.7 },
      form(
        [
          {
            group: 'flame',
            balls: [
              [0, 0.195, 0, 0.012],
              [0, 0.225, 0, 0.003],
            ],
          },
        ],
        [1, 0.5],
        { isPlain: true },
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  vase: thing(
    'vase',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.05, 0],
          [0.1, 0.1],
          [0.09, 0.18],
          [0.04, 0.25],
          [0.055, 0.29],
        ],
        [0.4, 0.8],
        { mouth: [0.05, 0.2] },
      ),
    ],
    { hold: 'two-hands', pose: 'hold', stands: 'table' },
  ),
  flowers: thing('flower bouquet daisy', () => flowers(), { hold: 'hand', pose: 'hold', stands: 'table' }),
  basket: thing(
    'basket',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.15, 0],
          [0.2, 0.16],
        ],
        [0.4, 0.9],
        { mouth: [0.12, 0.5] },
      ),
      form(heap(7, 0.13, 0.045, 0.15, 3), [0.4, 1], { isPlain: true, tones: { pale: [0.6, 0.8] } }),
      rod(
        [
          [-0.18, 0.16, 0],
          [-0.12, 0.34, 0],
          [0.12, 0.34, 0],
          [0.18, 0.16, 0],
        ],
        0.02,
        [0.34, 0.9],
      ),
    ],
    { hold: 'hand', pose: 'stand', stands: 'floor' },
  ),
  bucket: thing(
    'bucket pail',
    () => [
      lathe(
        [0, -0.32, 0],
        [
          [0.11, 0],
          [0.15, 0.28],
        ],
        STEEL,
        { mouth: [0.1, -0.3] },
      ),
      rod(
        [
          [-0.15, -0.05, 0],
          [0, 0.02, 0],
          [0.15, -0.05, 0],
        ],
        0.01,
        DARK,
      ),
    ],
    { hold: 'hand', pose: 'stand', stands: 'floor' },
  ),
} as const;

function flowers(): Primitive[] {
  const heads: readonly (readonly [number, number, number])[] = [
    [0, 0.34, 0],
    [-0.09, 0.3, 0.02],
    [0.09, 0.29, -0.01],
    [-0.04, 0.25, -0.06],
    [0.05, 0.38, 0.03],
  ];
  return [
    ...heads.map(([x, y, z]) =>
      rod(
        [
          [0, -0.12, 0],
          [x * 0.5, y * 0.5, z],
          [x, y, z],
        ],
        0.01,
        [0.2, -0.2],
      ),
    ),
    form(
      heads.flatMap(([x, y, z], n) => [
        ...Array.from({ length: 6 }, (_, k) => {
          const angle = (k / 6) * 6.283 + n;
          return {
            group: n % 2 ? 'pale' : 'petal',
            balls: [[x + 0.032 * Math.cos(angle), y + 0.026 * Math.sin(angle), z, 0.024] as const],
          };
        }),
        { group: 'eye', near: 0.03, balls: [[x, y, z - 0.01, 0.016] as const] },
      ]),
      [0.72, 0.7],
      { fillet: 0.003, tones: { pale: [0.88, 0.2], eye: [0.35, 1] }, hasSeams: false },
    ),
    ...[-1, 1].map((side) =>
      board(
        [[0, 0], [side * 0.06, 0.06], [side * 0.1, 0.13] as Flat, [side * 0.03, 0.1]] as Flat[],
        [0, 0, 0],
        0,
        [0.24, -0.2],
      ),
    ),
  ];
}
