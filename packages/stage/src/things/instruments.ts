import type { Flat, Vector } from '../space/vector.ts';
import type { Tone } from '../tones/palette.ts';
import { board, box, circle, form, lathe, type Primitive, rod } from './primitive.ts';
import { thing } from './thing.ts';

const WOOD: Tone = [0.3, 0.9];
const DARK: Tone = [0.05, 0.3];
const BRASS: Tone = [0.6, 1];
const STRING: Tone = [0.75, 0.2];

/** Two bouts and a waist, as bowed and plucked instruments have. */
function bouts(long: number, upper: number, waist: number, lower: number): Flat[] {
  const half: Flat[] = [
    [0.02 * long, long],
    [upper * 0.7, long * 0.98],
    [upper, long * 0.85],
    [upper * 0.92, long * 0.7],
    [waist, long * 0.58],
    [waist * 1.02, long * 0.5],
    [lower * 0.95, long * 0.38],
    [lower, long * 0.2],
    [lower * 0.75, long * 0.03],
    [0.02 * long, 0],
  ];
  return [...half, ...half.toReversed().map(([x, y]): Flat => [-x, y])];
}

function bowed(scale: number, isTall: boolean): Primitive[] {
  const at: Vector = [0, isTall ? 0.14 * scale : 0, 0];
  const up = (y: number): number => at[1] + y * scale;
  return [
    board(bouts(0.36 * scale, 0.085 * scale, 0.058 * scale, 0.105 * scale), at, 0.05 * scale, WOOD),
    board(
      [
        [-0.012 * scale, 0.12 * scale],
        [0.012 * scale, 0.12 * scale],
        [0.011 * scale, 0.56 * scale],
        [-0.011 * scale, 0.56 * scale],
      ],
      [0, at[1], -0.012 * scale],
      0.02 * scale,
      DARK,
    ),
    rod(
      [
        [0, up(0.09), -0.026 * scale],
        [0, up(0.55), -0.024 * scale],
      ],
      0.004 * scale,
      STRING,
    ),
    rod(
      [
        [-0.045 * scale, up(0.17), -0.006],
        [-0.04 * scale, up(0.23), -0.006],
      ],
      0.006 * scale,
      DARK,
    ),
    rod(
      [
        [0.045 * scale, up(0.17), -0.006],
        [0.04 * scale, up(0.23), -0.006],
      ],
      0.006 * scale,
      DARK,
    ),
    rod(
      [
        [-0.03 * scale, up(0.55), 0],
        [0.03 * scale, up(0.55), 0],
      ],
      0.014 * scale,
      DARK,
    ),
    ...(isTall ? [rod([[0, 0, 0], at], 0.012, STRING)] : []),
  ];
}

export const instruments = {
  violin: thing('violin fiddle viola', () => bowed(1, false), {
    hold: 'chest',
    pose: 'violin',
    stands: 'table',
  }),
  cello: thing('cello', () => bowed(2.1, true), {
    hold: 'ground',
    pose: 'cello',
    stands: 'floor',
  }),
  guitar: thing(
    'guitar acoustic-guitar',
    () => [
      board(bouts(0.48, 0.135, 0.11, 0.19), [0, 0, 0], 0.1, WOOD),
      board(circle(0.05), [0, 0.3, -0.008], 0, DARK),
      board(
        [
          [-0.025, 0.3],
          [0.025, 0.3],
          [0.022, 0.86],
          [-0.022, 0.86],
        ],
        [0, 0, -0.014],
        0.025,
        DARK,
      ),
      board(
        [
          [-0.035, 0.86],
          [0.035, 0.86],
          [0.04, 1],
          [-0.04, 1],
        ],
        [0, 0, -0.014],
        0.02,
        DARK,
      ),
      rod(
        [
          [0, 0.12, -0.03],
          [0, 0.88, -0.03],
        ],
        0.012,
        STRING,
        { opacity: 0.6 },
      ),
      rod(
        [
          [-0.07, 0.1, -0.012],
          [0.07, 0.1, -0.012],
        ],
        0.018,
        DARK,
      ),
    ],
    { hold: 'chest', pose: 'guitar', stands: 'floor' },
  ),
  banjo: thing(
    'banjo',
    () => [
      lathe(
        [0, 0.18, 0.06],
        [
          [0.17, 0],
          [0.17, 0.08],
        ],
        [0.8, 0.2],
        { axis: [0, 0, -1], mouth: [0.85, 0.15] },
      ),
      board(
        [
          [-0.022, 0.34],
          [0.022, 0.34],
          [0.02, 0.92],
          [-0.02, 0.92],
        ],
        [0, 0, 0],
        0.025,
        DARK,
      ),
    ],
    { hold: 'chest', pose: 'guitar', stands: 'floor' },
  ),
  piano: thing(
    'piano upright-piano',
    () => [
      box([0, 0, 0.2], [1.5, 1.25, 0.34], [0.06, 0.3]),
      box([0, 0.62, -0.14], [1.5, 0.12, 0.36], [0.05, 0.3]),
      box([0, 0.735, -0.2], [1.32, 0.025, 0.17], [0.92, 0.1], { isFlat: true }),
      ...Array.from({ length: 16 }, (_, n) =>
        box([-0.62 + n * 0.082 + (n % 3 === 0 ? 0.02 : 0), 0.76, -0.16], [0.03, 0.012, 0.09], [0.02, 0], {
          isFlat: true,
        }),
      ),
      box([-0.7, 0, -0.28], [0.07, 0.64, 0.07], [0.05, 0.3]),
      box([0.7, 0, -0.28], [0.07, 0.64, 0.07], [0.05, 0.3]),
      box([0, 0.9, 0.01], [0.7, 0.26, 0.015], [0.85, 0.1], { pitch: 12 }),
      ...[-0.08, 0.08].map((x) =>
        rod(
          [
            [x, 0.06, 0.02],
            [x, 0.05, -0.08],
          ],
          0.03,
          BRASS,
        ),
      ),
    ],
    { hold: 'ground', pose: 'piano', stands: 'floor' },
  ),
  'grand-piano': thing(
    'grand-piano',
    () => [
      board(
        [
          [-0.72, 0],
          [0.72, 0],
          [0.72, 0.5],
          [0.5, 1.1],
          [0, 1.5],
          [-0.5, 1.6],
          [-0.72, 1.4],
        ],
        [0, 0.92, 0],
        0.3,
        [0.05, 0.3],
        { up: [0, 0, 1] },
      ),
      board(
        [
          [-0.72, 0],
          [0.1, 0],
          [0, 1.1],
          [-0.5, 1.25],
          [-0.72, 1.1],
        ],
        [0, 1, 0.5],
        0.02,
        [0.09, 0.3],
        { up: [0.5, 0.8, 0.2] },
      ),
      box([0, 0.72, -0.12], [1.3, 0.03, 0.16], [0.92, 0.1], { isFlat: true }),
      ...Array.from({ length: 14 }, (_, n) =>
        box([-0.58 + n * 0.088, 0.75, -0.09], [0.03, 0.012, 0.08], [0.02, 0], { isFlat: true }),
      ),
      ...(
        [
          [-0.6, 0.1],
          [0.6, 0.1],
          [-0.3, 1.3],
        ] as const
      ).map(([x, z]) => box([x, 0, z], [0.09, 0.64, 0.09], [0.05, 0.3])),
    ],
    { hold: 'ground', pose: 'piano', stands: 'floor' },
  ),
  drum: thing(
    'drum',
    () => [
      lathe(
        [0, 0.3, 0],
        [
          [0.28, 0],
          [0.28, 0.42],
        ],
        [0.24, 0.8],
        { mouth: [0.86, 0.15] },
      ),
      ...[0.32, 0.7].map((y) =>
        lathe(
          [0, y, 0],
          [
            [0.29, 0],
            [0.29, 0.03],
          ],
          BRASS,
        ),
      ),
      ...[-0.22, 0.22].map((x) =>
        rod(
          [
            [x * 1.5, 0, 0],
            [x, 0.34, 0],
          ],
          0.02,
          STRING,
        ),
      ),
    ],
    { hold: 'ground', pose: 'drum', stands: 'floor' },
  ),
  'drum-kit': thing(
    'drumkit drum-kit',
    () => [
      lathe(
        [0, 0.3, 0.1],
        [
          [0.3, 0],
          [0.3, 0.34],
        ],
        [0.2, 0.7],
        { axis: [0, 0, -1], mouth: [0.85, 0.1] },
      ),
      lathe(
        [-0.55, 0.55, 0.2],
        [
          [0.18, 0],
          [0.18, 0.14],
        ],
        [0.4, 0.5],
        { mouth: [0.85, 0.1] },
      ),
      lathe(
        [0.55, 0.42, 0.2],
        [
          [0.22, 0],
          [0.22, 0.28],
        ],
        [0.2, 0.7],
        { mouth: [0.85, 0.1] },
      ),
      ...(
        [
          [-0.75, 1.15],
          [0.7, 1.2],
        ] as const
      ).flatMap(([x, y]): Primitive[] => [
        rod(
          [
            [x, 0, 0.3],
            [x, y, 0.3],
          ],
          0.018,
          STRING,
        ),
        lathe(
          [x, y, 0.3],
          [
            [0.26, 0],
            [0.03, 0.04],
          ],
          BRASS,
        ),
      ]),
    ],
    { hold: 'ground', pose: 'drum', stands: 'floor' },
  ),
  trumpet: thing(
    'trumpet cornet',
    () => [
      rod(
        [
          [0, 0, 0],
          [0, 0, -0.42],
        ],
        0.02,
        BRASS,
      ),
      rod(
        [
          [0, -0.08, -0.08],
          [0, -0.08, -0.3],
        ],
        0.02,
        BRASS,
      ),
      rod(
        [
          [0, 0, -0.08],
          [0, -0.08, -0.08],
        ],
        0.02,
        BRASS,
      ),
      rod(
        [
          [0, 0, -0.3],
          [0, -0.08, -0.3],
        ],
        0.02,
        BRASS,
      ),
      lathe(
        [0, 0, -0.42],
        [
          [0.012, 0],
          [0.02, 0.06],
          [0.065, 0.13],
        ],
        BRASS,
        { axis: [0, 0, -1], mouth: [0.2, 0.8] },
      ),
    ],
    { hold: 'mouth', pose: 'trumpet', stands: 'table' },
  ),
  saxophone: thing(
    'saxophone sax',
    () => [
      rod(
        [
          [0, 0, 0],
          [0, 0.02, -0.1],
          [0, -0.1, -0.16],
          [0, -0.55, -0.14],
          [0, -0.62, -0.2],
          [0, -0.55, -0.27],
        ],
        0.05,
        BRASS,
      ),
      lathe(
        [0, -0.55, -0.27],
        [
          [0.03, 0],
          [0.04, 0.1],
          [0.08, 0.22],
        ],
        BRASS,
        { axis: [0, 0.94, -0.34], mouth: [0.2, 0.8] },
      ),
    ],
    { hold: 'mouth', pose: 'sing', stands: 'floor' },
  ),
  flute: thing(
    'flute',
    () => [
      rod(
        [
          [0.12, 0, 0],
          [-0.55, 0, 0],
        ],
        0.02,
        [0.8, 0],
      ),
    ],
    { hold: 'mouth', pose: 'flute', stands: 'table' },
  ),
  accordion: thing(
    'accordion',
    () => [
      box([-0.2, -0.2, 0], [0.12, 0.42, 0.18], [0.3, 0.9]),
      box([0.2, -0.2, 0], [0.12, 0.42, 0.18], [0.3, 0.9]),
      ...[-0.11, -0.055, 0, 0.055, 0.11].map((x) =>
        box([x, -0.18, 0.01], [0.045, 0.38, 0.16], [x % 0.11 === 0 ? 0.08 : 0.14, 0.2]),
      ),
      box([-0.245, -0.16, -0.08], [0.03, 0.34, 0.05], [0.92, 0.1], { isFlat: true }),
    ],
    { hold: 'chest', pose: 'carry', stands: 'floor' },
  ),
  microphone: thing(
    'microphone',
    () => [
      rod(
        [
          [0, -0.12, 0],
          [0, 0.06, 0],
        ],
        0.028,
        DARK,
      ),
      form([{ group: 'mesh', balls: [[0, 0.09, 0, 0.036]] }], [0.55, -0.1]),
    ],
    { hold: 'hand', pose: 'sing', stands: 'table' },
  ),
  'microphone-stand': thing(
    'microphone-stand',
    () => [
      rod(
        [
          [0, 0.02, 0],
          [0, 1.45, 0],
        ],
        0.02,
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
      form([{ group: 'mesh', balls: [[0, 1.5, 0, 0.045]] }], [0.5, -0.1]),
    ],
    { stands: 'floor' },
  ),
  gramophone: thing(
    'gramophone',
    () => [
      box([0, 0, 0], [0.42, 0.16, 0.42], WOOD),
      lathe(
        [0, 0.165, 0],
        [
          [0.18, 0],
          [0.18, 0.015],
        ],
        DARK,
        { mouth: [0.03, 0] },
      ),
      rod(
        [
          [0.1, 0.2, 0.12],
          [0.1, 0.42, 0.14],
        ],
        0.03,
        BRASS,
      ),
      lathe(
        [0.1, 0.42, 0.14],
        [
          [0.03, 0],
          [0.1, 0.14],
          [0.26, 0.3],
        ],
        BRASS,
        { axis: [-0.5, 0.4, -0.76], mouth: [0.18, 0.9] },
      ),
    ],
    { stands: 'table' },
  ),
  harp: thing(
    'harp',
    () => [
      rod(
        [
          [-0.3, 0.1, 0],
          [0.28, 1.5, 0],
        ],
        0.1,
        WOOD,
      ),
      rod(
        [
          [0.28, 1.5, 0],
          [0, 1.42, 0],
          [-0.3, 1.68, 0],
        ],
        0.06,
        BRASS,
      ),
      rod(
        [
          [-0.3, 0.1, 0],
          [-0.3, 1.68, 0],
        ],
        0.06,
        BRASS,
      ),
      ...Array.from({ length: 9 }, (_, n) =>
        rod(
          [
            [-0.25 + n * 0.055, 1.62 - n * 0.02, 0],
            [-0.25 + n * 0.055, 0.24 + n * 0.13, 0],
          ],
          0.006,
          STRING,
        ),
      ),
    ],
    { hold: 'ground', pose: 'sit-work', stands: 'floor' },
  ),
} as const;
