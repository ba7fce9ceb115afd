import type { Vector } from '../space/vector.ts';
import type { Tone } from '../tones/palette.ts';
import { board, box, form, lathe, outlineFrom, type Primitive, pane, rod } from './primitive.ts';
import { thing } from './thing.ts';

const PAINT: Tone = [0.2, 0.4];
const DARK: Tone = [0.04, 0.1];
const GLASS: Tone = [0.62, -0.6];
const STEEL: Tone = [0.5, -0.2];
const WOOD: Tone = [0.2, 0.8];
const SAIL: Tone = [0.85, 0.15];

const wheel = (x: number, z: number, r: number, wide = 0.2): Primitive[] => [
  lathe(
    [x, r, z],
    [
      [r, 0],
      [r, wide],
    ],
    DARK,
    { axis: [0, 0, -1], mouth: [0.05, 0] },
  ),
  lathe(
    [x, r, z - wide],
    [
      [r * 0.55, 0],
      [r * 0.5, 0.02],
    ],
    STEEL,
    { axis: [0, 0, -1], mouth: [0.3, -0.2] },
  ),
];
/** Panes on both sides of a body, a little out of it. */
const panes = (pairs: readonly string[], wide: number, tone = GLASS): Primitive[] =>
  pairs.flatMap((outline) =>
    [-wide / 2 - 0.012, wide / 2 + 0.012].map((z) =>
      board(outlineFrom(outline), [0, 0, z], 0, tone, { isFlat: true }),
    ),
  );
const body = (outline: string, wide: number, tone: Tone): Primitive =>
  board(outlineFrom(outline), [0, 0, -wide / 2], wide, tone);
const hoop = (x: number, y: number, r: number, wide: number): Primitive =>
  rod(
    Array.from(
      { length: 25 },
      (_, n): Vector => [x + r * Math.cos((n / 24) * 6.283), y + r * Math.sin((n / 24) * 6.283), 0],
    ),
    wide,
    DARK,
  );
/** Stays, bars and forks of a frame for two. */
const TANDEM = [
  [
    [-0.98, 0.34],
    [-0.47, 0.3],
  ],
  [
    [-0.47, 0.3],
    [0.43, 0.3],
  ],
  [
    [-0.47, 0.3],
    [-0.62, 0.82],
  ],
  [
    [-0.98, 0.34],
    [-0.6, 0.7],
  ],
  [
    [-0.6, 0.72],
    [0.8, 0.76],
  ],
  [
    [-0.47, 0.3],
    [0.3, 0.72],
  ],
  [
    [0.43, 0.3],
    [0.28, 0.82],
  ],
  [
    [0.43, 0.3],
    [0.8, 0.76],
  ],
  [
    [0.98, 0.34],
    [0.77, 0.98],
  ],
] as const;
const lamps = (x: number, y: number, wide: number): Primitive[] =>
  [-1, 1].map((s) => ({ is: 'disc', at: [x, y, s * wide], radius: 0.09, accent: 'bulb', tone: [1, 0] }));

const hull = (long: number, wide: number, tall: number, tone: Tone): Primitive[] => {
  const [h, w] = [long / 2, wide / 2];
  const rim: Vector[] = [
    [-h, tall, 0],
    [-h * 0.9, tall * 0.9, -w * 0.8],
    [0, tall * 0.8, -w],
    [h * 0.7, tall * 0.95, -w * 0.6],
    [h, tall * 1.25, 0],
    [h * 0.7, tall * 0.95, w * 0.6],
    [0, tall * 0.8, w],
    [-h * 0.9, tall * 0.9, w * 0.8],
  ];
  const keel: Vector[] = rim.map(([x, , z]) => [x * 0.82, 0, z * 0.6]);
  return [
    {
      is: 'solid',
      isThin: true,
      tone,
      faces: [
        rim.map(([x, y, z]): Vector => [x * 0.97, y - 0.06, z * 0.9]),
        ...rim.map((point, n): Vector[] => {
          const m = (n + 1) % rim.length;
          return [point, rim[m] ?? point, keel[m] ?? point, keel[n] ?? point];
        }),
      ],
    },
  ];
};

export const vehicles = {
  car: thing(
    'car taxi sedan cab',
    () => [
      body('-214 32 -212 78 -196 88 -140 96 -92 138 36 142 100 100 190 86 212 70 214 32', 1.7, PAINT),
      ...panes(['-84 100 -58 132 -18 135 -18 100', '-10 100 -10 135 30 136 72 104 72 100'], 1.7),
      pane(
        [
          [0.98, 1, -0.7],
          [0.4, 1.4, -0.62],
          [0.4, 1.4, 0.62],
          [0.98, 1, 0.7],
        ],
        GLASS,
      ),
      ...[-1.3, 1.34].flatMap((x) => [...wheel(x, -0.68, 0.33), ...wheel(x, 0.88, 0.33)]),
      ...lamps(2.1, 0.66, 0.6),
      ...[-2.15].map((x) => box([x, 0.62, 0], [0.03, 0.1, 1.5], [0.45, 1])),
    ],
    { stands: 'floor', seat: 0.5, pose: 'drive', hold: 'ground' },
  ),
  van: thing(
    'van',
    () => [
      body('-230 34 -230 196 -200 204 120 204 190 130 226 112 228 34', 1.9, [0.55, 0.1]),
      ...panes(['-40 130 -40 180 104 180 150 130', '-190 130 -190 180 -60 180 -60 130'], 1.9),
      ...[-1.4, 1.5].flatMap((x) => [...wheel(x, -0.78, 0.36), ...wheel(x, 0.98, 0.36)]),
      ...lamps(2.26, 0.8, 0.7),
    ],
    { stands: 'floor', pose: 'drive', hold: 'ground' },
  ),
  truck: thing(
    'truck lorry',
    () => [
      body('-380 70 -380 320 160 320 160 70', 2.4, [0.45, 0.1]),
      body('180 60 180 270 280 270 330 180 376 160 380 60', 2.3, PAINT),
      ...panes(['210 180 210 252 270 252 312 180'], 2.3),
      ...[-3, -2.2, 2.8].flatMap((x) => [...wheel(x, -0.95, 0.5, 0.3), ...wheel(x, 1.25, 0.5, 0.3)]),
      ...lamps(3.78, 0.9, 0.9),
    ],
    { stands: 'floor', pose: 'drive', hold: 'ground' },
  ),
  bus: thing(
    'bus',
    () => [
      body('-490 40 -490 300 -470 312 470 312 490 290 490 40', 2.5, [0.4, 0.8]),
      ...panes(
        [
          '-470 170 -470 270 -330 270 -330 170',
          '-310 170 -310 270 -170 270 -170 170',
          '-150 170 -150 270 -10 270 -10 170',
          '10 170 10 270 150 270 150 170',
          '170 170 170 270 310 270 310 170',
          '340 60 340 270 470 270 470 60',
        ],
        2.5,
      ),
      ...[-3, 3].flatMap((x) => [...wheel(x, -1.05, 0.5, 0.3), ...wheel(x, 1.3, 0.5, 0.3)]),
      ...lamps(4.9, 0.8, 0.9),
    ],
    { stands: 'floor', pose: 'drive', hold: 'ground' },
  ),
  tractor: thing(
    'tractor',
    () => [
      body('-30 70 -30 130 130 130 150 110 150 70', 0.8, PAINT),
      body('-130 100 -120 250 -10 250 0 130 -10 100', 1.2, [0.3, 0.4]),
      ...panes(['-110 140 -106 236 -24 236 -14 140'], 1.2),
      rod(
        [
          [1.1, 1.3, -0.2],
          [1.1, 2.2, -0.2],
        ],
        0.1,
        DARK,
      ),
      ...wheel(-0.85, -0.5, 0.85, 0.4),
      ...wheel(-0.85, 0.9, 0.85, 0.4),
      ...wheel(1.15, -0.4, 0.48, 0.3),
      ...wheel(1.15, 0.7, 0.48, 0.3),
    ],
    { stands: 'floor', pose: 'drive', hold: 'ground' },
  ),
  motorcycle: thing(
    'motorcycle motorbike',
    () => [
      ...[-0.68, 0.68].flatMap((x): Primitive[] => [
        hoop(x, 0.32, 0.27, 0.1),
        lathe(
          [x, 0.32, 0.03],
          [
            [0.1, 0],
            [0.1, 0.06],
          ],
          STEEL,
          { axis: [0, 0, -1] },
        ),
      ]),
      body('-60 62 -66 80 -10 84 14 96 40 92 44 70 20 40 -30 38', 0.26, PAINT),
      rod(
        [
          [0.68, 0.32, 0],
          [0.42, 0.98, 0],
        ],
        0.06,
        STEEL,
      ),
      rod(
        [
          [0.36, 1, -0.32],
          [0.4, 1.02, 0],
          [0.36, 1, 0.32],
        ],
        0.04,
        DARK,
      ),
      { is: 'disc', at: [0.56, 0.84, 0], radius: 0.09, accent: 'bulb', tone: [1, 0] },
      body('-10 20 30 20 34 48 -14 48', 0.24, STEEL),
    ],
    { stands: 'floor', seat: 0.85, pose: 'ride', hold: 'ground' },
  ),
  tandem: thing(
    'tandem tandem-bicycle',
    () => [
      ...[-0.98, 0.98].map((x) => hoop(x, 0.34, 0.33, 0.035)),
      ...TANDEM.map(([[ax, ay], [bx, by]]) =>
        rod(
          [
            [ax, ay, 0],
            [bx, by, 0],
          ],
          0.045,
          [0.45, 0.9],
        ),
      ),
      ...[-0.64, 0.26].flatMap((x): Primitive[] => [
        box([x, 0.82, 0], [0.26, 0.05, 0.14], DARK),
        rod(
          [
            [x + 0.62, 1.02, -0.24],
            [x + 0.53, 1, 0],
            [x + 0.62, 1.02, 0.24],
          ],
          0.035,
          DARK,
        ),
      ]),
    ],
    { stands: 'floor', hold: 'ground' },
  ),
  bicycle: thing(
    'bicycle bike',
    () => [
      ...[-0.52, 0.54].flatMap((x): Primitive[] => [
        hoop(x, 0.34, 0.33, 0.035),
        ...Array.from({ length: 6 }, (_, n) =>
          rod(
            [
              [x, 0.34, 0],
              [x + 0.32 * Math.cos(n * 1.047), 0.34 + 0.32 * Math.sin(n * 1.047), 0],
            ],
            0.007,
            [0.6, 0],
          ),
        ),
      ]),
      ...(
        [
          [
            [-0.52, 0.34],
            [-0.05, 0.3],
          ],
          [
            [-0.05, 0.3],
            [-0.2, 0.82],
          ],
          [
            [-0.52, 0.34],
            [-0.17, 0.7],
          ],
          [
            [-0.05, 0.3],
            [0.36, 0.78],
          ],
          [
            [-0.17, 0.72],
            [0.36, 0.78],
          ],
          [
            [0.54, 0.34],
            [0.33, 0.98],
          ],
        ] as const
      ).map(([[ax, ay], [bx, by]]) =>
        rod(
          [
            [ax, ay, 0],
            [bx, by, 0],
          ],
          0.045,
          [0.45, 0.9],
        ),
      ),
      box([-0.22, 0.82, 0], [0.26, 0.05, 0.14], DARK),
      rod(
        [
          [0.4, 1.02, -0.24],
          [0.31, 1, 0],
          [0.4, 1.02, 0.24],
        ],
        0.035,
        DARK,
      ),
      lathe(
        [-0.05, 0.3, 0.03],
        [
          [0.09, 0],
          [0.09, 0.04],
        ],
        DARK,
        { axis: [0, 0, -1] },
      ),
      rod(
        [
          [-0.05, 0.3, -0.1],
          [0.03, 0.16, -0.1],
        ],
        0.03,
        DARK,
      ),
    ],
    { stands: 'floor', seat: 0.88, pose: 'cycle', hold: 'ground' },
  ),
  train: thing(
    'train tram',
    () => [
      body('-900 60 -900 330 -880 350 560 350 640 250 660 60', 2.8, [0.35, -0.3]),
      ...panes(
        Array.from({ length: 9 }, (_, n) => {
          const x = -860 + n * 150;
          return `${x} 190 ${x} 290 ${x + 110} 290 ${x + 110} 190`;
        }),
        2.8,
      ),
      pane(
        [
          [6.5, 1.9, -1.2],
          [5.75, 3.3, -1.2],
          [5.75, 3.3, 1.2],
          [6.5, 1.9, 1.2],
        ],
        GLASS,
      ),
      ...[-7, -5, 3, 5].flatMap((x) => wheel(x, -1.1, 0.45, 0.16)),
      ...lamps(6.62, 1.1, 0.9),
    ],
    { stands: 'floor' },
  ),
  'steam-train': thing(
    'steam-train steam-locomotive steam-engine',
    () => [
      lathe(
        [-1, 1.9, 0],
        [
          [0.85, 0],
          [0.85, 5.2],
          [0.8, 5.3],
        ],
        DARK,
        { axis: [1, 0, 0], mouth: [0.1, 0] },
      ),
      body('-340 60 -340 330 -100 330 -100 60', 2.4, [0.14, 0.4]),
      ...panes(['-300 210 -300 290 -180 290 -180 210'], 2.4),
      box([0.5, 0.8, 0], [8, 0.3, 2], [0.12, 0.5]),
      lathe(
        [3.4, 2.6, 0],
        [
          [0.25, 0],
          [0.2, 0.9],
          [0.36, 1.1],
        ],
        DARK,
      ),
      ...[-2.4, -0.6, 1.2].flatMap((x) => wheel(x, -0.9, 0.75, 0.16)),
      ...wheel(3.4, -0.9, 0.45, 0.16),
      form(
        Array.from({ length: 8 }, (_, n) => ({
          group: 's',
          balls: [[3.4 - n * 1.1, 4.2 + n * 0.45 + (n % 2) * 0.3, 0, 0.5 + n * 0.16] as const],
        })),
        [0.75, -0.1],
        { fillet: 0.2, opacity: 0.8, rim: 0.5 },
      ),
      ...lamps(4.4, 2.2, 0.01),
    ],
    { stands: 'floor' },
  ),
  cart: thing(
    'cart',
    () => [
      body('-70 50 -84 100 84 100 70 50', 0.9, WOOD),
      ...[-0.45, 0.45].flatMap((x) => [hoop(x, 0.34, 0.32, 0.06)]),
      rod(
        [
          [-0.8, 0.9, -0.3],
          [-1.3, 1, -0.3],
        ],
        0.05,
        WOOD,
      ),
    ],
    { stands: 'floor', hold: 'ground', pose: 'shove' },
  ),
  skateboard: thing(
    'skateboard',
    () => [
      box([0, 0.08, 0], [0.8, 0.03, 0.22], [0.5, 0.9]),
      ...[-0.28, 0.28].flatMap((x) => wheel(x, -0.06, 0.04, 0.04)),
    ],
    { stands: 'floor', pose: 'surf', hold: 'ground', seat: 0.1 },
  ),
  wheelchair: thing(
    'wheelchair',
    () => [
      hoop(0, 0.34, 0.32, 0.05),
      box([0, 0.46, 0], [0.48, 0.05, 0.48], DARK),
      box([-0.24, 0.5, 0], [0.05, 0.5, 0.46], DARK),
      hoop(0.36, 0.1, 0.1, 0.04),
    ],
    { stands: 'floor', seat: 0.5 },
  ),
  sailboat: thing(
    'sailboat yacht sailing-boat sail-boat',
    () => [
      ...hull(6, 2, 0.9, WOOD),
      rod(
        [
          [0.3, 0.7, 0],
          [0.3, 7.4, 0],
        ],
        0.12,
        DARK,
      ),
      board(outlineFrom('20 130 20 700 -230 150'), [0, 0, 0], 0, SAIL, { across: [1, 0, 0.1] }),
      board(outlineFrom('44 690 290 130 60 150'), [0, 0, 0], 0, [0.7, 0.15]),
    ],
    { stands: 'water', seat: 0.5, pose: 'sit', hold: 'ground' },
  ),
  'fishing-boat': thing(
    'fishing-boat trawler',
    () => [
      ...hull(8, 2.6, 1.3, [0.16, 0.5]),
      box([-1.2, 1.1, 0], [2, 1.9, 1.6], [0.6, 0.1]),
      ...panes(
        ['-200 210 -200 270 -130 270 -130 210', '-110 210 -110 270 -40 270 -40 210'],
        1.6,
        [0.3, -0.4],
      ),
      rod(
        [
          [1.2, 1.2, 0],
          [1.2, 5.2, 0],
        ],
        0.12,
        DARK,
      ),
      rod(
        [
          [1.2, 4.9, 0],
          [3.8, 1.5, 0],
        ],
        0.03,
        DARK,
      ),
      rod(
        [
          [1.2, 4.9, 0],
          [-2.4, 2.9, 0],
        ],
        0.03,
        DARK,
      ),
      rod(
        [
          [1.2, 2, 0],
          [-0.6, 4.6, 0],
        ],
        0.09,
        DARK,
      ),
    ],
    { stands: 'water', seat: 0.5, pose: 'sit', hold: 'ground' },
  ),
  rowboat: thing(
    'rowboat rowing-boat',
    () => [
      ...hull(3.4, 1.2, 0.5, WOOD),
      ...[-0.6, 0.5].map((x) => box([x, 0.32, 0], [0.24, 0.04, 0.9], [0.3, 0.8])),
      ...[-1, 1].map((s) =>
        rod(
          [
            [0.1, 0.55, s * 0.3],
            [-0.5, 0.05, s * 1.7],
          ],
          0.05,
          [0.4, 0.8],
        ),
      ),
    ],
    { stands: 'water', seat: 0.36, pose: 'row', hold: 'ground' },
  ),
  ship: thing(
    'freighter container-ship cargo-ship',
    () => [
      body('-1300 0 -1400 320 -1250 300 900 300 1150 420 1300 430 1180 0', 5, DARK),
      box([-9, 3, 0], [5, 4.5, 4.4], [0.6, 0]),
      box([-8.6, 7.5, 0], [3, 1.2, 4], [0.5, 0]),
      lathe(
        [-10, 7.5, 0],
        [
          [0.8, 0],
          [0.8, 3],
        ],
        [0.3, 0.9],
      ),
      ...Array.from({ length: 7 }, (_, n) =>
        box(
          [-4 + n * 2.1, 3, 0],
          [1.9, 1.6 + ((n * 7) % 3) * 1.2, 4.2],
          [0.2 + (n % 3) * 0.1, n % 2 ? 0.6 : -0.4],
        ),
      ),
      rod(
        [
          [11, 4, 0],
          [11, 8, 0],
        ],
        0.2,
        DARK,
      ),
    ],
    { stands: 'water' },
  ),
  plane: thing(
    'plane airplane aeroplane airliner',
    () => [
      form(
        [
          {
            group: 'b',
            balls: [
              [-6, 2.6, 0, 0.35],
              [-2, 2.2, 0, 0.95],
              [4, 2.2, 0, 0.95],
              [6.4, 2, 0, 0.4],
            ],
          },
        ],
        [0.7, -0.1],
      ),
      board(
        [
          [-3, -1],
          [1.4, -1],
          [-1.4, -8],
          [-2.6, -8],
        ],
        [0, 2, 0],
        0.15,
        STEEL,
        { up: [0, 0.06, 1] },
      ),
      board(
        [
          [-3, 1],
          [1.4, 1],
          [-1.4, 8],
          [-2.6, 8],
        ],
        [0, 2, 0],
        0.15,
        STEEL,
        { up: [0, -0.06, 1] },
      ),
      board(outlineFrom('-640 290 -700 520 -600 520 -440 290'), [0, 0, -0.1], 0.2, [0.4, 0.6]),
      ...Array.from({ length: 9 }, (_, n) => ({
        is: 'disc' as const,
        at: [-2.6 + n * 0.75, 2.45, -0.96] as const,
        radius: 0.13,
        tone: [0.1, -0.5] as const,
      })),
    ],
    { stands: 'air' },
  ),
  helicopter: thing(
    'helicopter',
    () => [
      form(
        [
          {
            group: 'b',
            balls: [
              [0.9, 1.5, 0, 0.85],
              [-0.6, 1.6, 0, 0.75],
              [1.6, 1.3, 0, 0.55],
            ],
          },
          {
            group: 'b',
            balls: [
              [-0.8, 1.8, 0, 0.5],
              [-4.6, 2.2, 0, 0.14],
            ],
          },
        ],
        PAINT,
      ),
      rod(
        [
          [0, 2.3, 0],
          [0, 2.8, 0],
        ],
        0.14,
        DARK,
      ),
      rod(
        [
          [-4.6, 2.8, -0.4],
          [4.6, 2.8, 0.4],
        ],
        0.14,
        DARK,
      ),
      board(outlineFrom('-480 200 -510 300 -460 300 -430 220'), [0, 0, 0], 0.06, DARK),
      ...[-0.7, 0.7].map((z) =>
        rod(
          [
            [-1.2, 0.3, z],
            [1.8, 0.3, z],
          ],
          0.08,
          DARK,
        ),
      ),
    ],
    { stands: 'air' },
  ),
  rocket: thing(
    'rocket',
    () => [
      lathe(
        [0, 1.2, 0],
        [
          [0.9, 0],
          [1.1, 1.6],
          [1.1, 8],
          [0.6, 10.5],
          [0.02, 12],
        ],
        [0.78, 0],
      ),
      ...[-1, 1].map((s) =>
        board(
          [
            [s * 1, 1.2],
            [s * 2.2, 0.2],
            [s * 2.2, 1.6],
            [s * 1.05, 3.6],
          ],
          [0, 0, 0],
          0.15,
          [0.4, 0.9],
        ),
      ),
      { is: 'disc', at: [0, 8, -1.12], radius: 0.38, tone: [0.1, -0.6] },
      { is: 'glow', at: [0, 0.6, 0.3], radius: 3, accent: 'amber', strength: 0.7 },
    ],
    { stands: 'floor' },
  ),
  drone: thing(
    'drone quadcopter',
    () => [
      box([0, 0, 0], [0.24, 0.09, 0.2], DARK),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].flatMap((z): Primitive[] => [
          rod(
            [
              [x * 0.1, 0.06, z * 0.1],
              [x * 0.36, 0.08, z * 0.3],
            ],
            0.025,
            DARK,
          ),
          lathe(
            [x * 0.36, 0.1, z * 0.3],
            [
              [0.17, 0],
              [0.17, 0.006],
            ],
            STEEL,
            { opacity: 0.6 },
          ),
        ]),
      ),
    ],
    { stands: 'air' },
  ),
  house: thing(
    'house cottage',
    () => [
      box([0, 0, 0], [7, 3, 5], [0.4, 0.2]),
      {
        is: 'solid',
        tone: [0.14, 0.5],
        isThin: true,
        faces: [
          [
            [-3.8, 2.9, -2.9],
            [3.8, 2.9, -2.9],
            [3.2, 5.2, 0],
            [-3.2, 5.2, 0],
          ],
          [
            [3.8, 2.9, 2.9],
            [-3.8, 2.9, 2.9],
            [-3.2, 5.2, 0],
            [3.2, 5.2, 0],
          ],
          [
            [-3.8, 2.9, -2.9],
            [-3.2, 5.2, 0],
            [-3.8, 2.9, 2.9],
          ],
          [
            [3.8, 2.9, -2.9],
            [3.2, 5.2, 0],
            [3.8, 2.9, 2.9],
          ],
        ],
      },
      box([2, 4, 0.6], [0.7, 2, 0.7], [0.24, 0.6]),
      box([-0.2, 0, -2.52], [1, 2.1, 0.04], DARK),
      ...[-2.2, 1.9].map((x) => box([x, 1, -2.52], [1.1, 1.1, 0.04], [0.95, 0.9], { isFlat: true })),
    ],
    { stands: 'floor' },
  ),
  lighthouse: thing(
    'lighthouse',
    () => [
      lathe(
        [0, 0, 0],
        [
          [2, 0],
          [1.2, 12],
        ],
        [0.85, 0.1],
      ),
      ...[2.5, 7].map((y) =>
        lathe(
          [0, y, 0],
          [
            [2.02 - y * 0.066, 0],
            [2 - (y + 2) * 0.066, 2],
          ],
          [0.4, 0.9],
        ),
      ),
      lathe(
        [0, 12, 0],
        [
          [1.7, 0],
          [1.7, 0.3],
        ],
        DARK,
      ),
      lathe(
        [0, 12.3, 0],
        [
          [0.9, 0],
          [0.9, 1.7],
        ],
        [1, 0.6],
        { accent: 'bulb' },
      ),
      lathe(
        [0, 14, 0],
        [
          [1.2, 0],
          [0.1, 1],
        ],
        DARK,
      ),
      { is: 'glow', at: [0, 13.1, -0.5], radius: 8, accent: 'amber', strength: 0.7 },
    ],
    { stands: 'floor' },
  ),
  tower: thing(
    'skyscraper',
    () => [
      box([0, 0, 0], [14, 46, 12], [0.28, -0.4]),
      ...Array.from({ length: 13 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) =>
          box(
            [-5.2 + column * 2.6, 2 + row * 3.3, -6.03],
            [1.5, 1.8, 0.04],
            (row * 7 + column * 5) % 4 === 0 ? [0.9, 0.9] : [0.12, -0.6],
            { isFlat: true },
          ),
        ),
      ).flat(),
    ],
    { stands: 'floor' },
  ),
  church: thing(
    'church chapel',
    () => [
      box([1.5, 0, 0], [9, 5, 6], [0.42, 0.1]),
      board(
        [
          [-3, 5],
          [6, 5],
          [6, 5.2],
          [1.5, 8.4],
          [-3, 5.2],
        ],
        [0, 0, -3],
        6,
        [0.16, 0.2],
      ),
      box([-4, 0, 0], [3, 11, 3.4], [0.5, 0.1]),
      lathe(
        [-4, 11, 0],
        [
          [1.9, 0],
          [0.02, 6],
        ],
        [0.14, 0.1],
      ),
      ...[0, 2, 4].map((x) =>
        board(
          [
            [x, 1.6],
            [x + 0.8, 1.6],
            [x + 0.8, 3.2],
            [x + 0.4, 3.8],
            [x, 3.2],
          ],
          [0, 0, -3.02],
          0,
          [0.9, 0.8],
          { isFlat: true },
        ),
      ),
    ],
    { stands: 'floor' },
  ),
  castle: thing(
    'castle',
    () => [
      box([0, 0, 0], [16, 8, 8], [0.36, -0.1]),
      ...[-8, 8].map((x) =>
        lathe(
          [x, 0, 0],
          [
            [2.4, 0],
            [2.3, 13],
          ],
          [0.42, -0.1],
        ),
      ),
      ...[-8, 8].map((x) =>
        lathe(
          [x, 13, 0],
          [
            [2.8, 0],
            [0.02, 4.5],
          ],
          [0.14, 0.2],
        ),
      ),
      lathe(
        [1, 0, 2],
        [
          [2, 0],
          [2, 18],
        ],
        [0.4, -0.1],
      ),
      ...Array.from({ length: 8 }, (_, n) => box([-6.2 + n * 1.8, 8, -3.7], [0.9, 0.9, 0.6], [0.4, -0.1])),
      board(
        [
          [-1.4, 0],
          [1.4, 0],
          [1.4, 3],
          [0, 4.4],
          [-1.4, 3],
        ],
        [0, 0, -4.02],
        0,
        DARK,
        { isFlat: true },
      ),
    ],
    { stands: 'floor' },
  ),
  windmill: thing(
    'windmill',
    () => [
      lathe(
        [0, 0, 0],
        [
          [2.2, 0],
          [1.3, 8],
          [0.2, 9.6],
        ],
        [0.55, 0.2],
      ),
      ...Array.from({ length: 4 }, (_, n) => {
        const a = 0.5 + n * 1.571;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return board(
          [
            [0, 0],
            [c * 5 - s * 0.2, s * 5 + c * 0.2],
            [c * 5 - s * 1, s * 5 + c * 1],
            [c * 1.2 - s * 0.9, s * 1.2 + c * 0.9],
          ],
          [0, 8, -1.8],
          0.08,
          [0.3, 0.5],
        );
      }),
    ],
    { stands: 'floor' },
  ),
  crane: thing(
    'construction-crane',
    () => [
      ...[-5, 5].flatMap((x) =>
        [0, 6].map((z) =>
          rod(
            [
              [x, 0, z],
              [x * 0.72, 30, z],
            ],
            0.9,
            DARK,
          ),
        ),
      ),
      ...[0, 6].map((z) =>
        rod(
          [
            [-5, 9, z],
            [5, 9, z],
          ],
          0.8,
          DARK,
        ),
      ),
      rod(
        [
          [-16, 24, 3],
          [34, 24, 3],
        ],
        1.3,
        DARK,
      ),
      rod(
        [
          [0, 42, 3],
          [32, 24.5, 3],
        ],
        0.3,
        DARK,
      ),
      rod(
        [
          [0, 42, 3],
          [-15, 24.5, 3],
        ],
        0.3,
        DARK,
      ),
      ...[0, 6].flatMap((z) =>
        [-3.6, 3.6].map((x) =>
          rod(
            [
              [x, 29.6, z],
              [0, 42, 3],
            ],
            0.7,
            DARK,
          ),
        ),
      ),
      rod(
        [
          [24, 24, 3],
          [24, 13, 3],
        ],
        0.2,
        DARK,
      ),
    ],
    { stands: 'floor' },
  ),
  robot: thing(
    'robot',
    () => [
      form(
        [
          {
            group: 'b',
            balls: [
              [-0.2, 1.3, 0, 0.1],
              [0.2, 1.3, 0, 0.1],
              [-0.16, 0.95, 0, 0.12],
              [0.16, 0.95, 0, 0.12],
            ],
          },
          {
            group: 'h',
            balls: [
              [-0.08, 1.62, 0, 0.1],
              [0.08, 1.62, 0, 0.1],
              [0, 1.7, 0, 0.09],
            ],
          },
          {
            group: 'b',
            balls: [
              [0, 1.4, 0, 0.06],
              [0, 1.55, 0, 0.05],
            ],
          },
          ...[-1, 1].flatMap((s) => [
            {
              group: 'b',
              balls: [
                [s * 0.28, 1.32, 0, 0.08],
                [s * 0.36, 1.02, -0.04, 0.05],
              ] as const,
            },
            {
              group: 'b',
              balls: [
                [s * 0.36, 1.02, -0.04, 0.06],
                [s * 0.32, 0.76, -0.2, 0.05],
              ] as const,
            },
            {
              group: 'b',
              balls: [
                [s * 0.12, 0.86, 0, 0.08],
                [s * 0.14, 0.46, 0, 0.06],
              ] as const,
            },
            {
              group: 'b',
              balls: [
                [s * 0.14, 0.46, 0, 0.08],
                [s * 0.14, 0.08, 0, 0.08],
                [s * 0.14, 0.05, -0.16, 0.05],
              ] as const,
            },
          ]),
        ],
        [0.4, -0.3],
        { fillet: 0.004 },
      ),
      box([0, 1.63, -0.17], [0.2, 0.06, 0.02], [1, 0], { accent: 'cool' }),
      rod(
        [
          [0, 1.78, 0],
          [0, 1.94, 0],
        ],
        0.016,
        DARK,
      ),
    ],
    { stands: 'floor' },
  ),
} as const;
