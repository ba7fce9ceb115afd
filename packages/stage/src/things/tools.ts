import type { Tone } from '../tones/palette.ts';
import { board, box, circle, form, lathe, outlineFrom, type Primitive, rod } from './primitive.ts';
import { thing } from './thing.ts';

const STEEL: Tone = [0.6, -0.2];
const IRON: Tone = [0.1, -0.2];
const WOOD: Tone = [0.32, 0.8];
const DARK: Tone = [0.05, 0.2];
const PAPER: Tone = [0.88, 0.15];
const CLOTH: Tone = [0.3, -0.4];

const net = (): Primitive[] => {
  const lines: Primitive[] = [];
  const at = (u: number, v: number): [number, number, number] => [
    (u - 0.5) * 0.9 * (0.5 + v * 0.7),
    0.2 - v * 1.15 - Math.sin(u * 3.14) * 0.12 * (1 - v),
    -0.05 - v * 0.12,
  ];
  for (let n = 0; n <= 9; n++) {
    lines.push(
      rod(
        Array.from({ length: 7 }, (_, k) => at(Math.min(1, Math.max(0, n / 9 + (k % 2) * 0.05)), k / 6)),
        0.006,
        [0.7, 0.1],
      ),
    );
    if (n < 7)
      lines.push(
        rod(
          Array.from({ length: 10 }, (_, k) => at(k / 9, Math.min(1, n / 6 + (k % 2) * 0.06))),
          0.006,
          [0.7, 0.1],
        ),
      );
  }
  return [
    ...lines,
    rod(
      Array.from({ length: 9 }, (_, k) => at(k / 8, 0)),
      0.016,
      [0.8, 0.3],
    ),
  ];
};

export const tools = {
  hammer: thing(
    'hammer mallet gavel',
    () => [
      rod(
        [
          [0, -0.12, 0],
          [0, 0.2, 0],
        ],
        0.026,
        WOOD,
      ),
      box([0, 0.17, 0], [0.07, 0.06, 0.16], STEEL),
    ],
    { hold: 'hand', pose: 'hammer', stands: 'table' },
  ),
  axe: thing(
    'axe hatchet',
    () => [
      rod(
        [
          [0, -0.3, 0],
          [0, 0.42, 0],
        ],
        0.032,
        WOOD,
      ),
      board(outlineFrom('-2 30 10 26 18 24 20 36 16 46 6 42 -2 40'), [0, 0, 0], 0.03, STEEL, {
        across: [0, 0, -1],
      }),
    ],
    { hold: 'hand', pose: 'hammer', stands: 'floor' },
  ),
  saw: thing(
    'saw handsaw',
    () => [
      board(outlineFrom('0 6 50 2 50 -2 0 -8'), [0, 0, -0.05], 0.006, [0.8, -0.2], { across: [0, 0, -1] }),
      board(circle(0.06), [0, 0, 0.04], 0.03, WOOD, { across: [0, 0, -1] }),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  wrench: thing(
    'wrench spanner',
    () => [
      rod(
        [
          [0, 0, 0.08],
          [0, 0.02, -0.16],
        ],
        0.024,
        STEEL,
      ),
      board(outlineFrom('-4 0 -5 4 -2 7 -2 3 2 3 2 7 5 4 4 0 0 -3'), [0, 0, -0.17], 0.02, STEEL, {
        up: [0, 0.3, -1],
      }),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  chisel: thing(
    'chisel',
    () => [
      rod(
        [
          [0, 0.08, 0.04],
          [0, 0, 0],
        ],
        0.032,
        WOOD,
      ),
      rod(
        [
          [0, 0, 0],
          [0, -0.12, -0.06],
        ],
        0.016,
        STEEL,
      ),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  needle: thing(
    'needle',
    () => [
      rod(
        [
          [0, 0.04, 0],
          [0, -0.02, -0.1],
        ],
        0.008,
        [0.95, 0],
      ),
      rod(
        [
          [0, 0.04, 0],
          [0.05, 0.02, 0.02],
          [0.02, -0.14, 0],
        ],
        0.004,
        [0.8, 0.3],
      ),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  scissors: thing(
    'scissors',
    () => [
      rod(
        [
          [-0.01, 0, 0],
          [0.03, 0.06, -0.2],
        ],
        0.02,
        STEEL,
      ),
      rod(
        [
          [0.01, 0, 0],
          [0.02, -0.03, -0.2],
        ],
        0.02,
        STEEL,
      ),
      ...[-0.03, 0.03].map((x) => board(circle(0.028, 12), [x, -0.01, 0.04], 0.01, DARK)),
    ],
    { hold: 'hand', pose: 'work', stands: 'table' },
  ),
  brush: thing(
    'paintbrush',
    () => [
      rod(
        [
          [0, -0.06, 0.08],
          [0, 0.04, -0.14],
        ],
        0.014,
        WOOD,
      ),
      rod(
        [
          [0, 0.04, -0.14],
          [0, 0.07, -0.2],
        ],
        0.03,
        [0.8, 0.9],
      ),
    ],
    { hold: 'hand', pose: 'paint', stands: 'table' },
  ),
  easel: thing(
    'easel',
    () => [
      ...[-0.4, 0.4].map((x) =>
        rod(
          [
            [x, 0, -0.05],
            [x * 0.2, 1.9, 0.1],
          ],
          0.04,
          WOOD,
        ),
      ),
      rod(
        [
          [0, 0, 0.7],
          [0, 1.7, 0.1],
        ],
        0.04,
        WOOD,
      ),
      box([0, 0.85, -0.06], [0.85, 0.75, 0.03], PAPER, { pitch: 6 }),
      board(outlineFrom('-30 8 -10 30 5 18 20 38 32 12 32 8'), [0, 0.92, -0.09], 0, [0.45, 0.3], {
        isFlat: true,
      }),
    ],
    { stands: 'floor' },
  ),
  pen: thing(
    'pen pencil',
    () => [
      rod(
        [
          [0, 0.1, 0.06],
          [0, -0.03, -0.03],
        ],
        0.012,
        [0.7, 0.6],
      ),
    ],
    { hold: 'hand', pose: 'sit-work', stands: 'table' },
  ),
  book: thing(
    'book notebook novel diary bible paperback',
    () => [
      box([-0.1, 0, 0], [0.2, 0.025, 0.27], PAPER, { roll: -14, pitch: -30 }),
      box([0.1, 0, 0], [0.2, 0.025, 0.27], [0.8, 0.15], { roll: 14, pitch: -30 }),
    ],
    { hold: 'two-hands', pose: 'read', stands: 'table' },
  ),
  newspaper: thing(
    'newspaper',
    () => [
      board(outlineFrom('-34 -22 -2 -20 -2 26 -34 24'), [0, 0, -0.02], 0.004, PAPER, {
        across: [1, 0, 0.25],
      }),
      board(outlineFrom('2 -20 34 -22 34 24 2 26'), [0, 0, -0.02], 0.004, [0.8, 0.15], {
        across: [1, 0, -0.25],
      }),
      ...[-0.28, 0.08].flatMap((x) =>
        [0.16, 0.1, 0.04, -0.02, -0.08].map((y) =>
          rod(
            [
              [x, y, -0.1],
              [x + 0.22, y, -0.1],
            ],
            0.012,
            [0.4, 0],
          ),
        ),
      ),
    ],
    { hold: 'two-hands', pose: 'read', stands: 'table' },
  ),
  letter: thing(
    'letter note',
    () => [
      board(outlineFrom('-11 -15 11 -15 11 15 -11 15'), [0, 0, -0.02], 0.004, PAPER),
      ...[0.1, 0.06, 0.02, -0.02, -0.06].map((y) =>
        rod(
          [
            [-0.08, y, -0.026],
            [0.07, y, -0.026],
          ],
          0.008,
          [0.4, 0],
        ),
      ),
    ],
    { hold: 'two-hands', pose: 'read', stands: 'table' },
  ),
  broom: thing(
    'broom mop',
    () => [
      rod(
        [
          [0, 0.5, 0.1],
          [0, -0.9, -0.25],
        ],
        0.026,
        WOOD,
      ),
      board(outlineFrom('-16 0 16 0 8 16 -8 16'), [0, -1.05, -0.28], 0.07, [0.5, 0.8]),
    ],
    { hold: 'hand', pose: 'sweep', stands: 'wall' },
  ),
  shovel: thing(
    'shovel spade',
    () => [
      rod(
        [
          [0, 0.4, 0.16],
          [0, -0.5, -0.2],
        ],
        0.032,
        WOOD,
      ),
      board(outlineFrom('-11 0 11 0 11 -20 0 -28 -11 -20'), [0, -0.48, -0.2], 0.015, STEEL),
    ],
    { hold: 'hand', pose: 'dig', stands: 'wall' },
  ),
  ladder: thing(
    'ladder',
    () => [
      ...[-0.22, 0.22].map((x) =>
        rod(
          [
            [x, 0, -0.5],
            [x, 3, 0.4],
          ],
          0.05,
          WOOD,
        ),
      ),
      ...Array.from({ length: 9 }, (_, n) =>
        rod(
          [
            [-0.22, 0.25 + n * 0.32, -0.43 + n * 0.097],
            [0.22, 0.25 + n * 0.32, -0.43 + n * 0.097],
          ],
          0.035,
          WOOD,
        ),
      ),
    ],
    { stands: 'floor', pose: 'climb', hold: 'ground' },
  ),
  net: thing('net fishing-net', net, { hold: 'two-hands', pose: 'work', stands: 'wall' }),
  rope: thing(
    'rope',
    () => [
      rod(
        [
          [-0.3, -0.4, 0.1],
          [0, 0, 0],
          [0.2, -0.2, -0.3],
          [0.5, -0.9, -0.5],
        ],
        0.03,
        [0.6, 0.6],
      ),
    ],
    { hold: 'hand', pose: 'pull', stands: 'floor' },
  ),
  'fishing-rod': thing(
    'fishing-rod rod',
    () => [
      rod(
        [
          [0, -0.15, 0.12],
          [0, 0.5, -0.7],
          [0, 0.9, -1.7],
        ],
        0.016,
        DARK,
      ),
      rod(
        [
          [0, 0.9, -1.7],
          [0, -0.9, -2],
        ],
        0.004,
        [0.8, 0],
      ),
    ],
    { hold: 'hand', pose: 'fish', stands: 'wall' },
  ),
  sword: thing(
    'sword katana sabre',
    () => [
      board(outlineFrom('-2 8 2 8 2 86 0 94 -2 86'), [0, 0, 0], 0.01, [0.92, -0.2]),
      rod(
        [
          [0, -0.08, 0],
          [0, 0.08, 0],
        ],
        0.032,
        DARK,
      ),
      rod(
        [
          [-0.1, 0.08, 0],
          [0.1, 0.08, 0],
        ],
        0.025,
        STEEL,
      ),
    ],
    { hold: 'hand', pose: 'sword', stands: 'wall' },
  ),
  stick: thing(
    'stick cane walking-stick baton wand drumstick',
    () => [
      rod(
        [
          [0, 0.5, 0.05],
          [0, -0.85, -0.1],
        ],
        0.03,
        WOOD,
      ),
    ],
    { hold: 'hand', pose: 'stand', stands: 'wall' },
  ),
  bow: thing(
    'longbow',
    () => [
      rod(
        [
          [0, 0.7, 0.18],
          [0, 0.4, -0.04],
          [0, 0, -0.1],
          [0, -0.4, -0.04],
          [0, -0.7, 0.18],
        ],
        0.03,
        WOOD,
      ),
      rod(
        [
          [0, 0.7, 0.18],
          [0, 0, 0.3],
          [0, -0.7, 0.18],
        ],
        0.006,
        PAPER,
      ),
      rod(
        [
          [0, 0, 0.3],
          [0, 0, -0.4],
        ],
        0.012,
        PAPER,
      ),
    ],
    { hold: 'hand', pose: 'point', stands: 'wall' },
  ),
  umbrella: thing(
    'umbrella parasol',
    () => [
      rod(
        [
          [0, -0.2, 0],
          [0, 0.78, 0],
        ],
        0.02,
        DARK,
      ),
      lathe(
        [0, 0.56, 0],
        [
          [0.58, 0],
          [0.5, 0.1],
          [0.3, 0.2],
          [0.02, 0.27],
        ],
        [0.1, -0.3],
      ),
    ],
    { hold: 'hand', pose: 'umbrella', stands: 'floor' },
  ),
  suitcase: thing(
    'suitcase',
    () => [
      box([0, -0.46, 0], [0.52, 0.38, 0.17], [0.3, 0.7]),
      ...[-0.15, 0.15].map((x) => box([x, -0.465, 0], [0.03, 0.39, 0.175], DARK)),
      rod(
        [
          [-0.08, -0.08, 0],
          [-0.06, -0.01, 0],
          [0.06, -0.01, 0],
          [0.08, -0.08, 0],
        ],
        0.02,
        DARK,
      ),
    ],
    { hold: 'hand', pose: 'walk', stands: 'floor' },
  ),
  bag: thing(
    'bag handbag satchel shopping-bag',
    () => [
      board(outlineFrom('-16 -38 16 -38 19 -12 12 -8 -12 -8 -19 -12'), [0, 0, -0.05], 0.12, [0.32, 0.6]),
      rod(
        [
          [-0.1, -0.1, 0],
          [-0.06, 0.02, 0],
          [0.06, 0.02, 0],
          [0.1, -0.1, 0],
        ],
        0.014,
        DARK,
      ),
    ],
    { hold: 'hand', pose: 'walk', stands: 'floor' },
  ),
  box: thing(
    'box package parcel carton crate cardboard-box',
    () => [
      box([0, -0.15, 0], [0.42, 0.3, 0.32], [0.5, 0.8]),
      box([0, 0.14, 0], [0.06, 0.014, 0.325], [0.75, 0.5]),
      box([0, -0.15, 0], [0.06, 0.302, 0.325], [0.72, 0.5]),
    ],
    { hold: 'two-hands', pose: 'carry', stands: 'floor' },
  ),
  balloon: thing(
    'balloons',
    () =>
      [
        [-0.12, 0.72],
        [0.14, 0.86],
        [0, 1.1],
      ].flatMap(([x = 0, y = 0]): Primitive[] => [
        rod(
          [
            [0, 0, 0],
            [x, y - 0.16, 0],
          ],
          0.006,
          PAPER,
        ),
        form(
          [
            {
              group: 'b',
              balls: [
                [x, y, 0, 0.14],
                [x, y - 0.1, 0, 0.07],
              ],
            },
          ],
          [0.5, 1],
        ),
      ]),
    { hold: 'hand', pose: 'wave', stands: 'air' },
  ),
  ball: thing(
    'football soccer-ball',
    () => [
      form([{ group: 'b', balls: [[0, 0.11, 0, 0.115]] }], [0.8, 0.1]),
      ...[
        [0, 0.11],
        [-0.075, 0.15],
        [0.075, 0.15],
        [-0.06, 0.045],
        [0.06, 0.045],
      ].map(([x = 0, y = 0]) => board(circle(0.03, 5), [x, y, -0.115], 0, DARK, { isFlat: true })),
    ],
    { hold: 'two-hands', pose: 'kick', stands: 'floor' },
  ),
  lantern: thing(
    'lantern',
    () => [
      rod(
        [
          [-0.05, -0.04, 0],
          [0, 0.02, 0],
          [0.05, -0.04, 0],
        ],
        0.012,
        DARK,
      ),
      lathe(
        [0, -0.3, 0],
        [
          [0.07, 0],
          [0.07, 0.03],
        ],
        DARK,
      ),
      lathe(
        [0, -0.27, 0],
        [
          [0.055, 0],
          [0.055, 0.17],
        ],
        [1, 0.5],
        { accent: 'bulb' },
      ),
      lathe(
        [0, -0.1, 0],
        [
          [0.08, 0],
          [0.02, 0.06],
        ],
        DARK,
      ),
      { is: 'glow', at: [0, -0.18, -0.1], radius: 0.75, accent: 'amber', strength: 0.65 },
    ],
    { hold: 'hand', pose: 'stand', stands: 'table' },
  ),
  torch: thing(
    'flashlight',
    () => [
      rod(
        [
          [0, 0, 0.08],
          [0, 0, -0.1],
        ],
        0.04,
        DARK,
      ),
      { is: 'glow', at: [0, 0, -0.14], radius: 0.4, accent: 'bulb', strength: 0.8 },
    ],
    { hold: 'hand', pose: 'point', stands: 'table' },
  ),
  cloth: thing(
    'cloth towel',
    () => [
      board(
        outlineFrom('-26 10 -10 13 8 9 26 11 24 -40 10 -52 -4 -44 -20 -54 -28 -36'),
        [0, 0, -0.02],
        0.02,
        CLOTH,
      ),
    ],
    { hold: 'two-hands', pose: 'hold', stands: 'table' },
  ),
  shoe: thing(
    'shoe boot sneaker',
    () =>
      [0, 0.16].flatMap((x): Primitive[] => [
        form(
          [
            {
              group: 'sole',
              balls: [
                [x - 0.02, 0.02, 0.12, 0.028],
                [x - 0.02, 0.02, -0.14, 0.028],
                [x + 0.025, 0.02, -0.1, 0.028],
                [x + 0.02, 0.02, 0.12, 0.028],
              ],
            },
            {
              group: 'upper',
              balls: [
                [x, 0.06, 0.1, 0.045],
                [x, 0.055, -0.1, 0.042],
              ],
            },
            {
              group: 'upper',
              balls: [
                [x, 0.06, 0.09, 0.046],
                [x, 0.15, 0.09, 0.044],
                [x, 0.08, 0, 0.042],
              ],
            },
          ],
          [0.3, 0.8],
          { fillet: 0.01, tones: { upper: [0.34, 0.9] } },
        ),
        ...[0, 1, 2].map((n) =>
          rod(
            [
              [x - 0.026, 0.1 + n * 0.016, -0.01 + n * 0.024],
              [x + 0.026, 0.106 + n * 0.016, -0.01 + n * 0.024],
            ],
            0.008,
            PAPER,
          ),
        ),
      ]),
    { hold: 'two-hands', pose: 'hold', stands: 'table' },
  ),
  ring: thing(
    'diamond-ring engagement-ring',
    () => [
      lathe(
        [0, 0.0, 0],
        [
          [0.1, 0],
          [0.1, 0.06],
        ],
        [0.12, -0.2],
        { mouth: [0.2, -0.2] },
      ),
      rod(
        Array.from({ length: 17 }, (_, n): [number, number, number] => [
          0.055 * Math.cos((n / 16) * 6.283),
          0.125 + 0.055 * Math.sin((n / 16) * 6.283),
          0,
        ]),
        0.014,
        [0.75, 1],
      ),
      board(outlineFrom('-3 20 3 20 4 22 0 17 -4 22'), [0, 0.005, -0.01], 0.02, [0.95, -0.2]),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  watch: thing(
    'watch pocketwatch',
    () => [
      lathe(
        [0, 0.13, 0.015],
        [
          [0.12, 0],
          [0.12, 0.03],
        ],
        [0.6, 0.9],
        { axis: [0, 0, -1], mouth: [0.92, 0.1] },
      ),
      ...Array.from({ length: 12 }, (_, n) => {
        const a = (n / 12) * 6.283;
        return rod(
          [
            [0.088 * Math.cos(a), 0.13 + 0.088 * Math.sin(a), -0.02],
            [0.1 * Math.cos(a), 0.13 + 0.1 * Math.sin(a), -0.02],
          ],
          0.008,
          DARK,
        );
      }),
      rod(
        [
          [0, 0.13, -0.025],
          [0, 0.2, -0.025],
        ],
        0.008,
        DARK,
      ),
      rod(
        [
          [0, 0.13, -0.025],
          [0.04, 0.15, -0.025],
        ],
        0.011,
        DARK,
      ),
      rod(
        [
          [0, 0.25, 0],
          [0, 0.275, 0],
        ],
        0.03,
        [0.6, 0.9],
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  key: thing(
    'key',
    () => [
      rod(
        [
          [0, 0.02, 0],
          [0, 0.02, -0.14],
        ],
        0.014,
        [0.65, 0.9],
      ),
      board(circle(0.03, 12), [0, 0.02, 0.02], 0.008, [0.65, 0.9], { up: [0, 0.3, 1] }),
      rod(
        [
          [0, 0.02, -0.12],
          [0, -0.015, -0.12],
        ],
        0.014,
        [0.65, 0.9],
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  coin: thing(
    'coins',
    () =>
      [0, 0.012, 0.024].map((y, n) =>
        lathe(
          [n * 0.006, y, 0],
          [
            [0.03, 0],
            [0.03, 0.009],
          ],
          [0.7, 0.9],
          { mouth: [0.8, 0.9] },
        ),
      ),
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  glasses: thing(
    'spectacles eyeglasses reading-glasses',
    () => [
      ...[-0.035, 0.035].map((x) => board(circle(0.028, 14), [x, 0.03, 0], 0.006, [0.7, -0.3])),
      rod(
        [
          [-0.01, 0.035, 0],
          [0.01, 0.035, 0],
        ],
        0.008,
        DARK,
      ),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  mask: thing(
    'mask',
    () => [
      form(
        [
          {
            group: 'm',
            balls: [
              [0, 0.12, 0, 0.1],
              [0, 0.05, 0, 0.06],
            ],
          },
        ],
        [0.85, 0.1],
      ),
      ...[-0.04, 0.04].map((x) => board(circle(0.02, 10, 0.6), [x, 0.13, -0.11], 0, DARK, { isFlat: true })),
    ],
    { hold: 'hand', pose: 'hold', stands: 'table' },
  ),
  flag: thing(
    'flag',
    () => [
      rod(
        [
          [0, -0.4, 0],
          [0, 1.3, 0],
        ],
        0.03,
        WOOD,
      ),
      board(outlineFrom('2 128 40 122 70 130 98 124 98 74 70 80 40 72 2 78'), [0, 0, 0], 0.01, [0.45, 0.9]),
    ],
    { hold: 'hand', pose: 'cheer', stands: 'floor' },
  ),
  kite: thing(
    'kite',
    () => [
      rod(
        [
          [0, 0, 0],
          [0.6, 1.4, 0.4],
          [1.2, 2.2, 0.6],
        ],
        0.006,
        PAPER,
      ),
      board(outlineFrom('0 -40 28 10 0 44 -28 10'), [1.2, 2.5, 0.6], 0.01, [0.6, 1]),
    ],
    { hold: 'hand', pose: 'cheer', stands: 'air' },
  ),
  anvil: thing(
    'anvil',
    () => [
      lathe(
        [0, 0, 0],
        [
          [0.24, 0],
          [0.22, 0.5],
        ],
        [0.2, 0.7],
      ),
      board(
        outlineFrom('-12 50 12 50 8 60 20 64 34 66 34 72 -18 72 -30 68 -12 62 -8 58'),
        [0, 0, -0.06],
        0.12,
        IRON,
      ),
    ],
    { stands: 'floor', pose: 'hammer', hold: 'ground' },
  ),
  'potters-wheel': thing(
    "potter's-wheel potters-wheel pottery-wheel",
    () => [
      lathe(
        [0, 0.2, 0],
        [
          [0.1, 0],
          [0.1, 0.3],
        ],
        WOOD,
      ),
      lathe(
        [0, 0.5, 0],
        [
          [0.3, 0],
          [0.3, 0.05],
        ],
        [0.5, 0.2],
        { mouth: [0.55, 0.2] },
      ),
      lathe(
        [0, 0.56, 0],
        [
          [0.06, 0],
          [0.1, 0.1],
          [0.08, 0.18],
        ],
        [0.45, 0.7],
        { mouth: [0.1, 0.3] },
      ),
    ],
    { stands: 'floor', pose: 'sit-work', hold: 'ground' },
  ),
} as const;
