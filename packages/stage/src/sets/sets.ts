import type { Hour, Placed } from '../scene.ts';
import { board, box, form, lathe, type Primitive, pane, rod } from '../things/primitive.ts';
import type { Tone } from '../tones/palette.ts';
import { floor, houses, land, ridge, trees } from './land.ts';
import { room } from './room.ts';
import { saidPlaces } from './said-places.ts';
import type { SetName } from './set-names.ts';
import { evenly, type MakeSet } from './stage-set.ts';

const DARK: Tone = [0.05, 0.2];
const WOOD: Tone = [0.16, 0.7];
const at = (thing: Placed['thing'], x: number, z: number, yaw = 0, y = 0, size = 1): Placed => ({
  thing,
  at: [x, y, z],
  yaw,
  size,
});

/** A street's two sides, running away from the camera. */
function street(hour: Hour, wide: number, tall: number, tone: Tone): Primitive[] {
  const next = evenly(17);
  const rows = [-1, 1].flatMap((side) =>
    [44, 33, 24, 16, 9].map(
      (z, n) => [side * (wide / 2 + 4 + (n % 2) * 0.4), z, 8, tall * (0.8 + next() * 0.5), 8.6] as const,
    ),
  );
  return houses(rows, tone, 5, hour, 23);
}

const scattered = (
  count: number,
  near: number,
  far: number,
  wide: number,
  seed: number,
  gap = 2.2,
): [number, number][] => {
  const next = evenly(seed);
  return Array.from({ length: count }, (_, n): [number, number] => {
    const z = far - ((far - near) * n) / count;
    const side = n % 2 === 0 ? 1 : -1;
    return [side * (gap + next() * wide * (z / near) * 0.8), z];
  });
};

const forest = (hour: Hour, kind: 'fir' | 'trunk' | 'broad', tone: Tone): Primitive[] => {
  const dim = hour === 'night' ? 0.4 : 1;
  return [
    ...trees(scattered(18, 16, 30, 9, 3, 0.4), [0.34 * dim, tone[1]], 3, { kind, tall: 13, seed: 5 }),
    ...trees(scattered(12, 8, 15, 6, 9, 1.2), [tone[0] * 1.5 * dim, tone[1]], 4, { kind, tall: 12, seed: 8 }),
    ...trees(
      [
        [-3.4, 4.2],
        [3.8, 4.6],
        [-5.2, 6],
        [5.6, 6.4],
      ],
      [tone[0] * dim, tone[1]],
      5,
      { kind: kind === 'fir' ? 'trunk' : kind, tall: 12, seed: 12 },
    ),
  ];
};

const SETS: Readonly<Record<SetName, MakeSet>> = {
  ...saidPlaces,
  room: room({
    lamp: [-1.3, 1.85, 1.2],
    things: [at('shelf', -2.3, 2.3), at('armchair', 2.1, 1.3, 30)],
    windows: [[0.3, 0.95, 1.4, 1.4]],
  }),
  classroom: room({
    wide: 8,
    back: 4,
    things: [at('blackboard', 0, 3.9, 0, 0.2, 1.3), at('table', -2, 1.9), at('table', 2, 1.9)],
    windows: [[-3.7, 1.2, 1, 1.6]],
  }),
  library: room({
    back: 4,
    wall: [0.1, 0.3],
    things: [
      at('shelf', -2.3, 3.6, 0, 0, 1.2),
      at('shelf', 2.3, 3.6, 0, 0, 1.2),
      at('shelf', -3, 1.8, -90, 0, 1.2),
      at('shelf', 3, 1.8, 90, 0, 1.2),
    ],
    windows: [[-0.6, 0.8, 1.2, 1.9]],
    lamp: [0, 2.1, 2.4],
  }),
  kitchen: room({
    things: [at('stove', -1.9, 2.2), at('counter', 1.5, 2.25, 0, 0, 0.95)],
    windows: [[0.5, 1.15, 1.3, 1.1]],
    lamp: [-0.2, 1.95, 1.3],
    ground: [
      rod(
        [
          [-2.6, 1.9, 2.5],
          [-1.2, 1.9, 2.5],
        ],
        0.05,
        DARK,
        { order: 6 },
      ),
      ...[-2.4, -2.1, -1.8, -1.5].map((x, n) =>
        rod(
          [
            [x, 1.9, 2.48],
            [x, 1.55 - (n % 2) * 0.1, 2.48],
          ],
          0.1,
          DARK,
          { order: 6 },
        ),
      ),
    ],
  }),
  office: room({
    wide: 8,
    windows: [
      [-3.6, 0.9, 2.2, 1.6],
      [-1.1, 0.9, 2.2, 1.6],
      [1.4, 0.9, 2.2, 1.6],
    ],
    things: [at('desk', 2.4, 1.5, 0)],
  }),
  cafe: room({
    wide: 8,
    back: 3.4,
    wall: [0.13, 0.3],
    dado: 1,
    things: [at('counter', -2.2, 2.6), at('table', 2.4, 1.8, 0, 0, 0.9), at('chair', 3.2, 1.9, 90)],
    windows: [[0.4, 0.8, 2.6, 1.7]],
    lamp: [-1.5, 1.95, 1.8],
  }),
  workshop: room({
    wide: 7,
    wall: [0.13, 0.1],
    things: [at('table', 2.2, 1.7), at('ladder', -2.6, 2.2)],
    windows: [[-1.2, 1.1, 1.8, 1.4]],
    lamp: [1.4, 1.9, 1],
    ground: [
      rod(
        [
          [1.2, 1.9, 2.5],
          [2.9, 1.9, 2.5],
        ],
        0.05,
        DARK,
        { order: 6 },
      ),
      ...[1.4, 1.7, 2, 2.3, 2.6].map((x, n) =>
        rod(
          [
            [x, 1.9, 2.48],
            [x + 0.03, 1.45 + (n % 3) * 0.1, 2.48],
          ],
          0.045,
          DARK,
          { order: 6 },
        ),
      ),
    ],
  }),
  factory: room({
    wide: 16,
    back: 12,
    tall: 6.4,
    wall: [0.17, -0.3],
    windows: [
      [-6, 2.6, 3, 2.6],
      [-1.5, 2.6, 3, 2.6],
      [3, 2.6, 3, 2.6],
    ],
    ground: [
      ...[-6, 6].flatMap((x) => [2, 6, 10].map((z) => box([x, 0, z], [0.4, 6.4, 0.4], DARK, { order: 6 }))),
      box([-3.4, 0, 9], [3.4, 2.2, 2], [0.1, -0.2], { order: 7 }),
      lathe(
        [4, 0, 9],
        [
          [1.2, 0],
          [1.2, 3.4],
        ],
        [0.12, 0.2],
        { order: 7 },
      ),
    ],
  }),
  hall: room({
    wide: 14,
    back: 12,
    tall: 7,
    wall: [0.28, -0.1],
    floor: [0.2, 0.1],
    windows: [[-1.8, 0.6, 3.6, 5]],
    ground: [-4.6, 4.6].flatMap((x) =>
      [3, 6.5, 10].map((z) =>
        lathe(
          [x, 0, z],
          [
            [0.5, 0],
            [0.42, 6.6],
            [0.6, 7],
          ],
          [0.34, 0],
          { order: 8 - z * 0.1 },
        ),
      ),
    ),
  }),
  church: room({
    wide: 11,
    back: 14,
    tall: 8.5,
    wall: [0.16, -0.2],
    floor: [0.12, 0.1],
    windows: [[-1.1, 3, 2.2, 4]],
    things: [at('cross', 0, 11.6)],
    lamp: [0, 3, 9],
    ground: [-3.6, 3.6].flatMap((x) =>
      [3, 6, 9, 12].map((z) =>
        lathe(
          [x, 0, z],
          [
            [0.4, 0],
            [0.34, 8.4],
          ],
          [0.22, -0.1],
          { order: 8 - z * 0.1 },
        ),
      ),
    ),
  }),
  corridor: room({
    wide: 2.6,
    back: 14,
    tall: 2.7,
    wall: [0.22, -0.4],
    windows: [[-0.6, 0.2, 1.2, 2.2]],
    ground: [2, 5, 8, 11].flatMap((z) =>
      [-1, 1].map((s) =>
        pane(
          [
            [s * 1.29, 0, z],
            [s * 1.29, 2.1, z],
            [s * 1.29, 2.1, z + 0.95],
            [s * 1.29, 0, z + 0.95],
          ],
          [0.07, 0.2],
          { order: 6, isFlat: true },
        ),
      ),
    ),
  }),
  stairs: room({
    wide: 5,
    back: 5,
    tall: 4.4,
    windows: [[-0.7, 2.6, 1.5, 1.4]],
    ground: Array.from({ length: 11 }, (_, n) =>
      box([1.2 - n * 0.02, 0, 1 + n * 0.32], [2.2, 0.19 * (n + 1), 0.32], [0.2 + n * 0.012, 0.2], {
        order: 8 - n * 0.1,
      }),
    ),
  }),
  stage: (hour) => {
    const make = room({ wide: 13, back: 4.5, tall: 6, wall: [0.05, 0.3], floor: [0.22, 0.5], isDark: true })(
      hour === 'day' ? 'night' : hour,
    );
    return {
      ...make,
      opening: [0.4, 5.4, 1],
      ground: [
        ...make.ground,
        ...Array.from({ length: 13 }, (_, n) =>
          pane(
            [
              [-6 + n, 0, 4.4],
              [-6 + n, 6, 4.4],
              [-5.45 + n, 6, 4.3],
              [-5.45 + n, 0, 4.3],
            ],
            [0.1, 0.9],
            { order: 6, isFlat: true },
          ),
        ),
        {
          is: 'pool',
          at: [0, 0.01, 0.2],
          across: [2.1, 0, 0],
          along: [0, 0, 1.6],
          accent: 'amber',
          strength: 0.55,
          order: 7,
        },
        {
          is: 'shaft',
          corners: [
            [0.5, 5.9, 1],
            [0.7, 5.9, 1],
            [1.9, 0, 0.4],
            [-1.8, 0, 0.4],
          ],
          from: [0.6, 5.9, 1],
          to: [0, 0.2, 0.4],
          accent: 'amber',
          strength: 0.32,
          order: 8,
        },
      ],
    };
  },
  ring: (hour) => {
    const make = room({ wide: 18, back: 9, tall: 7, wall: [0.04, -0.5], floor: [0.06, 0], isDark: true })(
      hour === 'day' ? 'night' : hour,
    );
    const next = evenly(4);
    const crowd = form(
      Array.from({ length: 34 }, (_, n) => {
        const [x, y, z] = [
          ((n % 17) - 8) * 0.72 + next() * 0.3,
          0.35 + Math.floor(n / 17) * 0.4,
          5 + Math.floor(n / 17),
        ];
        return [
          { group: 'p', balls: [[x, y + 0.62, z, 0.12] as const] },
          {
            group: 'p',
            balls: [
              [x - 0.16, y + 0.3, z, 0.12] as const,
              [x + 0.16, y + 0.3, z, 0.12] as const,
              [x, y - 0.4, z, 0.2] as const,
            ],
          },
        ];
      }).flat(),
      [0.085, -0.4],
      { order: 6, isPlain: true, fillet: 0.03 },
    );
    return {
      ...make,
      opening: [-0.5, 4, 2],
      ground: [
        ...make.ground,
        { is: 'glow', at: [0, 4, 5], radius: 5, accent: 'cool', strength: 0.26, order: 5 },
        crowd,
        floor([0.3, 0.1], -4, 4, -3.6, 2.6, 7, 0.005),
        {
          is: 'pool',
          at: [0, 0.01, 0.1],
          across: [2.6, 0, 0],
          along: [0, 0, 2],
          accent: 'cool',
          strength: 0.4,
          order: 7.2,
        },
        ...[0.45, 0.85, 1.25].map((y) =>
          rod(
            [
              [-4, y, 2.6],
              [0, y - 0.03, 2.6],
              [4, y, 2.6],
            ],
            0.04,
            [0.55, 0.1],
            { order: 8 },
          ),
        ),
        ...[-4, 4].map((x) => box([x, 0, 2.6], [0.14, 1.4, 0.14], DARK, { order: 8.2 })),
        ...[-1.6, 0, 1.6].map(
          (x): Primitive => ({
            is: 'glow',
            at: [x, 3.2, 2.2],
            radius: 1.2,
            accent: 'amber',
            strength: 0.5,
            order: 8.3,
          }),
        ),
        ...[-1.6, 0, 1.6].map((x) =>
          pane(
            [
              [x - 0.3, 3.18, 2.2],
              [x - 0.3, 3.26, 2.2],
              [x + 0.3, 3.26, 2.2],
              [x + 0.3, 3.18, 2.2],
            ],
            [0.97, 0.8],
            { order: 8.4, isFlat: true },
          ),
        ),
      ],
    };
  },
  carpark: room({
    wide: 14,
    back: 16,
    tall: 2.7,
    wall: [0.14, -0.4],
    isDark: true,
    things: [at('car', 3.8, 7, 90)],
    ground: [
      ...[-3, 3].flatMap((x) =>
        [2.5, 7.5, 12.5].map((z) => box([x, 0, z], [0.6, 2.7, 0.6], [0.24, -0.3], { order: 8 - z * 0.1 })),
      ),
      ...[1, 6, 11].map((z) =>
        pane(
          [
            [-0.9, 2.68, z],
            [0.9, 2.68, z],
            [0.9, 2.68, z + 0.3],
            [-0.9, 2.68, z + 0.3],
          ],
          [0.98, -0.3],
          { order: 6, isFlat: true },
        ),
      ),
    ],
  }),
  studio: (hour) => ({
    ...room({ wide: 12, back: 5, tall: 5, wall: [0.36, -0.2], floor: [0.36, -0.2], isDark: true })(
      hour === 'night' ? 'dusk' : hour,
    ),
    opening: [-2, 3, 1],
  }),
  train: room({
    wide: 3,
    back: 6,
    tall: 2.4,
    wall: [0.15, 0],
    windows: [],
    ground: [
      ...[0.4, 2.4, 4.4].flatMap((z) =>
        [-1, 1].map((s) =>
          pane(
            [
              [s * 1.48, 0.9, z],
              [s * 1.48, 1.75, z],
              [s * 1.48, 1.75, z + 1.5],
              [s * 1.48, 0.9, z + 1.5],
            ],
            [0.72, -0.5],
            { order: 6, isFlat: true },
          ),
        ),
      ),
      ...[1.6, 3.6].flatMap((z) =>
        [-1, 1].map((s) => box([s * 0.95, 0, z], [0.95, 1.15, 0.2], [0.2, 0.5], { order: 8 - z * 0.1 })),
      ),
    ],
  }),
  vehicle: room({
    wide: 2,
    back: 1.6,
    front: -1.2,
    tall: 1.5,
    wall: [0.05, 0],
    windows: [[-0.85, 0.75, 1.7, 0.6]],
  }),
  deck: land({
    ground: [0.24, 0.5],
    water: 3,
    near: () => [
      rod(
        [
          [-40, 1, 3],
          [40, 1, 3],
        ],
        0.06,
        [0.8, 0],
        { order: 6 },
      ),
      rod(
        [
          [-40, 0.55, 3],
          [40, 0.55, 3],
        ],
        0.04,
        [0.7, 0],
        { order: 6 },
      ),
      ...Array.from({ length: 13 }, (_, n) =>
        rod(
          [
            [-9 + n * 1.5, 0, 3],
            [-9 + n * 1.5, 1, 3],
          ],
          0.05,
          [0.75, 0],
          { order: 6 },
        ),
      ),
    ],
  }),
  cave: (hour) => ({
    ...land({
      ground: [0.12, 0.1],
      far: (b) => [
        board(
          [
            [-40, -3],
            [-40, 30],
            [40, 30],
            [40, -3],
            [5, -3],
            [5.5, 1.5],
            [4, 5],
            [0.5, 6.6],
            [-3, 5.4],
            [-4.6, 2],
            [-4, -3],
          ],
          [0, 0, 12],
          0,
          [0.05, 0],
          { order: 3, isFlat: true },
        ),
        board(
          [
            [-30, -3],
            [-30, 20],
            [30, 20],
            [30, -3],
            [3.6, -3],
            [4.4, 2],
            [2.6, 4.4],
            [-1, 4.9],
            [-3.6, 3],
            [-3.2, -3],
          ],
          [0, 0, 6],
          0,
          [0.03 * b, 0.2],
          { order: 4, isFlat: true },
        ),
      ],
    })(hour),
    isIndoors: true,
  }),
  tabletop: (hour) => {
    const make = room({
      wide: 6,
      back: 3,
      wall: [0.15, -0.4],
      windows: [[-1.8, 1, 1.2, 1.3]],
      lamp: [1.3, 1.6, 2],
    })(hour);
    return {
      ...make,
      ground: [
        ...make.ground,
        box([0, 0.7, 0.3], [2.6, 0.06, 1.3], [0.2, 0.6], { order: 9 }),
        {
          is: 'pool',
          at: [0.1, 0.765, 0.1],
          across: [0.7, 0, 0],
          along: [0, 0, 0.5],
          accent: 'amber',
          strength: 0.3,
          order: 9.5,
        },
      ],
    };
  },
  plain: () => ({
    back: [0.16, -0.35],
    haze: { tone: [0.2, -0.4], from: 20, far: 200 },
    ground: [
      floor([0.11, -0.2], -60, 60, -20, 40, 0),
      { is: 'glow', at: [0, 1.4, 3], radius: 3.4, accent: 'cool', strength: 0.3, order: 1 },
    ],
    things: [],
    isIndoors: false,
    opening: [1.4, 3, 3],
  }),
  space: () => {
    const next = evenly(31);
    return {
      back: [0.01, -0.6],
      haze: { tone: [0, 0], from: 900, far: 9000 },
      ground: [
        ...Array.from(
          { length: 90 },
          (): Primitive => ({
            is: 'disc',
            at: [(next() - 0.5) * 460, (next() - 0.4) * 300, 300],
            radius: 0.3 + next() * 0.5,
            tone: [0.5 + next() * 0.5, -0.2],
            order: 0,
          }),
        ),
        { is: 'disc', at: [110, -150, 300], radius: 150, tone: [0.3, -0.9], order: 1 },
        { is: 'disc', at: [104, -156, 299], radius: 150, tone: [0.09, -0.9], order: 2 },
      ],
      things: [],
      isIndoors: false,
      opening: [-5, 6, 8],
    };
  },
  moon: () => ({
    back: [0.02, -0.5],
    haze: { tone: [0.5, -0.2], from: 400, far: 4000 },
    ground: [
      { is: 'disc', at: [-60, 70, 300], radius: 20, tone: [0.5, -0.8], order: 0 },
      ridge(120, 14, [0.4, -0.1], 1, { seed: 4 }),
      floor([0.62, -0.05], -600, 600, -30, 600, 2),
      ...[
        [-4, 5, 1.2],
        [5, 9, 2],
        [-9, 16, 3],
      ].map(
        ([x = 0, z = 0, r = 1]): Primitive => ({
          is: 'pool',
          at: [x, 0.01, z],
          across: [r, 0, 0],
          along: [0, 0, r * 0.7],
          strength: 0.7,
          order: 3,
        }),
      ),
    ],
    things: [],
    isIndoors: false,
    opening: [5, 5, 6],
  }),
  underwater: () => {
    const next = evenly(6);
    return {
      back: [0.16, -1],
      sky: [
        [0, [0.62, -0.9]],
        [0.5, [0.34, -1]],
        [1, [0.16, -1]],
      ],
      haze: { tone: [0.24, -1], from: 3, far: 14 },
      ground: [
        floor([0.2, -0.7], -90, 90, -20, 90, 0, -0.6),
        ...[-3, -1, 1.5].map(
          (x): Primitive => ({
            is: 'shaft',
            corners: [
              [x, 9, 9],
              [x + 0.8, 9, 9],
              [x + 3, -0.6, 7],
              [x + 1, -0.6, 7],
            ],
            from: [x, 9, 9],
            to: [x + 2, 0, 7],
            accent: 'cool',
            strength: 0.28,
            order: 2,
          }),
        ),
        ...Array.from({ length: 14 }, (_, n) => {
          const [x, z] = [(n % 2 ? 1 : -1) * (1.6 + next() * 4), 2.5 + next() * 5];
          return rod(
            [
              [x, -0.6, z],
              [x + 0.2, 0.3, z],
              [x - 0.1, 0.9, z],
              [x + 0.25, 1.4 + next(), z],
            ],
            0.12,
            [0.1, -0.8],
            { order: 4 },
          );
        }),
        ...Array.from(
          { length: 16 },
          (): Primitive => ({
            is: 'disc',
            at: [1 + next() * 0.6, next() * 3, 1.5],
            radius: 0.015 + next() * 0.03,
            tone: [0.85, -0.6],
            opacity: 0.6,
            order: 5,
          }),
        ),
      ],
      things: [],
      isIndoors: false,
      opening: [0, 8, 6],
    };
  },
  street: land({
    ground: [0.3, -0.3],
    haze: 60,
    near: (b, hour) => [
      ...street(hour, 8, 9, [0.3 * b, -0.4]),
      ...[
        [-3.6, 4],
        [3.6, 8],
        [-3.6, 13],
      ].flatMap(([x = 0, z = 0]): Primitive[] => [
        rod(
          [
            [x, 0, z],
            [x, 4, z],
          ],
          0.1,
          DARK,
          { order: 7 },
        ),
        ...(hour === 'day'
          ? []
          : ([
              { is: 'disc', at: [x, 4.1, z], radius: 0.16, accent: 'bulb', tone: [1, 0], order: 7 },
              { is: 'glow', at: [x, 4.1, z], radius: 2.4, accent: 'amber', strength: 0.55, order: 7 },
            ] as const)),
      ]),
    ],
  }),
  /** The same without lamps. */
  town: land({ ground: [0.3, -0.3], haze: 60, near: (b, hour) => street(hour, 8, 9, [0.3 * b, -0.4]) }),
  alley: land({
    ground: [0.2, -0.3],
    haze: 30,
    near: (b, hour) => [
      ...street(hour, 3.4, 9, [0.2 * b, -0.4]),
      ...(hour === 'day'
        ? []
        : ([
            { is: 'glow', at: [0.6, 3, 9], radius: 3.4, accent: 'amber', strength: 0.55, order: 7 },
          ] as const)),
    ],
  }),
  market: land({
    ground: [0.28, 0],
    haze: 40,
    near: (b, hour) => [
      ...street(hour, 9, 7, [0.24 * b, -0.3]),
      ...[-1, 1].flatMap((s) =>
        [3, 6, 9.5].flatMap((z): Primitive[] => [
          box([s * 2.5, 0, z], [1.5, 0.85, 1.6], WOOD, { order: 9 - z * 0.1 }),
          {
            is: 'solid',
            tone: z === 6 ? [0.6, 0.3] : [0.4, 0.8],
            isThin: true,
            order: 9.02 - z * 0.1,
            faces: [
              [
                [s * 2.5 - 0.95, 2.1, z - 1],
                [s * 2.5 + 0.95, 2.1, z - 1],
                [s * 2.5 + 0.85, 2.6, z + 0.7],
                [s * 2.5 - 0.85, 2.6, z + 0.7],
              ],
            ],
          },
          ...(hour === 'day'
            ? []
            : ([
                {
                  is: 'glow',
                  at: [s * 2.2, 1.9, z - 0.6],
                  radius: 1.1,
                  accent: 'amber',
                  strength: 0.6,
                  order: 9.04 - z * 0.1,
                },
                {
                  is: 'disc',
                  at: [s * 2.2, 1.9, z - 0.6],
                  radius: 0.07,
                  accent: 'bulb',
                  tone: [1, 0],
                  order: 9.05 - z * 0.1,
                },
              ] as const)),
        ]),
      ),
    ],
  }),
  forest: land({ ground: [0.26, -0.3], haze: 26, far: (_, hour) => forest(hour, 'fir', [0.1, -0.7]) }),
  jungle: land({
    ground: [0.22, -0.5],
    haze: 18,
    far: (_, hour) => [
      ...forest(hour, 'broad', [0.1, -0.8]),
      ...trees(
        [
          [-6, 8],
          [5, 9],
        ],
        [0.12, -0.7],
        4,
        { kind: 'palm', tall: 8 },
      ),
    ],
  }),
  park: land({
    ground: [0.4, -0.3],
    far: (b) =>
      trees(
        [
          [-16, 26],
          [-7, 30],
          [3, 34],
          [12, 27],
          [20, 30],
        ],
        [0.2 * b, -0.6],
        3,
        { kind: 'broad', tall: 9 },
      ),
    near: (b) => [
      pane(
        [
          [-1.6, 0.005, -20],
          [2.5, 0.005, 26],
          [4, 0.005, 26],
          [2.2, 0.005, -20],
        ],
        [0.55 * b, 0.1],
        { order: 4, isFlat: true },
      ),
    ],
    things: [at('bench', -3.4, 3.4, -12)],
  }),
  field: land({
    ground: [0.46, 0.55],
    far: (b) => [
      ridge(220, 16, [0.42 * b, -0.4], -4, { seed: 8 }),
      ...trees(
        [
          [-40, 90],
          [-34, 92],
          [46, 84],
          [52, 88],
          [59, 86],
        ],
        [0.2 * b, -0.5],
        -3,
        { kind: 'broad', tall: 9 },
      ),
    ],
  }),
  court: land({
    ground: [0.44, -0.2],
    far: (b, hour) =>
      houses(
        [
          [-30, 60, 24, 9, 10],
          [0, 66, 28, 12, 10],
          [32, 60, 24, 8, 10],
        ],
        [0.34 * b, -0.4],
        -3,
        hour,
      ),
    near: (b) => [
      pane(
        [
          [-6, 0.005, 2.4],
          [-6, 0.005, 2.55],
          [6, 0.005, 2.55],
          [6, 0.005, 2.4],
        ],
        [0.9 * b, 0],
        { order: 4, isFlat: true },
      ),
    ],
  }),
  desert: land({
    ground: [0.62, 0.75],
    far: (b) => [
      ridge(160, 18, [0.56 * b, 0.7], -4, { seed: 5 }),
      ridge(70, 7, [0.5 * b, 0.8], -3, { seed: 9 }),
    ],
  }),
  beach: land({
    ground: [0.6, 0.5],
    water: 9,
    near: (b) => [
      pane(
        [
          [-300, 0.01, 8.6],
          [-300, 0.01, 9.3],
          [300, 0.01, 9.3],
          [300, 0.01, 8.4],
        ],
        [0.92 * b, -0.1],
        { order: 3, isFlat: true },
      ),
    ],
  }),
  snow: land({
    ground: [0.84, -0.4],
    haze: 40,
    far: (b) => [
      ridge(200, 24, [0.7 * b, -0.5], -4, { seed: 5, sharp: 1 }),
      ...trees(scattered(16, 20, 34, 14, 3, 3), [0.16 * b, -0.8], -3, { kind: 'fir', tall: 9 }),
    ],
  }),
  mountains: land({
    ground: [0.3, -0.1],
    haze: 120,
    far: (b) => [
      ridge(420, 130, [0.56 * b, -0.6], -6, { seed: 2, sharp: 1 }),
      ridge(260, 74, [0.38 * b, -0.6], -5, { seed: 6, sharp: 1 }),
      ridge(120, 22, [0.24 * b, -0.5], -4, { seed: 3 }),
    ],
  }),
  open: land({ ground: [0.4, 0.2], far: (b) => [ridge(240, 20, [0.42 * b, -0.4], -4, { seed: 7 })] }),
  road: land({
    ground: [0.36, 0.2],
    far: (b) => [ridge(240, 24, [0.4 * b, -0.4], -4, { seed: 12 })],
    near: (b) => [
      pane(
        [
          [-3.2, 0.005, -40],
          [-3.2, 0.005, 400],
          [3.2, 0.005, 400],
          [3.2, 0.005, -40],
        ],
        [0.2 * b, -0.3],
        { order: 3, isFlat: true },
      ),
      ...Array.from({ length: 14 }, (_, n) =>
        pane(
          [
            [-0.08, 0.01, n * 6],
            [-0.08, 0.01, n * 6 + 2.4],
            [0.08, 0.01, n * 6 + 2.4],
            [0.08, 0.01, n * 6],
          ],
          [0.85 * b, 0.2],
          { order: 4, isFlat: true },
        ),
      ),
    ],
  }),
  sea: (hour) => ({ ...land({ ground: [0.3, -0.8], water: -40 })(hour) }),
  lake: land({
    ground: [0.3, -0.2],
    water: 5,
    far: (b) => [
      ridge(300, 46, [0.36 * b, -0.6], -5, { seed: 6, sharp: 1 }),
      ...trees(scattered(18, 60, 90, 30, 4, 4), [0.14 * b, -0.7], -4, { kind: 'fir', tall: 10 }),
    ],
  }),
  waterfall: land({
    ground: [0.28, -0.5],
    haze: 30,
    far: (b) => [
      ridge(16, 12, [0.2 * b, -0.4], 3, { seed: 6, wide: 1.4, low: 6 }),
      pane(
        [
          [-1.6, -0.5, 15.5],
          [-1.1, 13, 15.5],
          [1.1, 13, 15.5],
          [1.8, -0.5, 15.5],
        ],
        [0.92 * b, -0.3],
        { order: 4, isFlat: true },
      ),
      ...[-0.7, 0, 0.6].map((x) =>
        rod(
          [
            [x, 13, 15.4],
            [x * 1.3, 0, 15.4],
          ],
          0.16,
          [0.7 * b, -0.5],
          { order: 4.2 },
        ),
      ),
      ...trees(
        [
          [-5, 9],
          [5.4, 8],
        ],
        [0.1, -0.7],
        5,
        { kind: 'broad', tall: 7 },
      ),
      {
        is: 'pool',
        at: [0, 0.02, 12],
        across: [5, 0, 0],
        along: [0, 0, 3],
        accent: 'cool',
        strength: 0.7,
        order: 6,
      },
    ],
  }),
  harbour: land({
    ground: [0.22, 0.2],
    water: 5,
    far: (b, hour) => [
      ridge(300, 20, [0.3 * b, -0.6], -5, { seed: 3 }),
      ...houses(
        [
          [-44, 110, 14, 8, 8],
          [-28, 116, 12, 10, 8],
          [-14, 120, 14, 7, 8],
        ],
        [0.34 * b, -0.2],
        -4,
        hour,
      ),
    ],
    near: () => [
      ...[-3.4, 3.6].flatMap((x): Primitive[] => [
        lathe(
          [x, 0, 4.2],
          [
            [0.2, 0],
            [0.14, 0.3],
            [0.24, 0.5],
          ],
          DARK,
          { order: 6 },
        ),
      ]),
    ],
    things: [at('fishing-boat', -4.6, 12, 6, -0.4), at('fishing-boat', 7, 20, 170, -0.4)],
  }),
  bridge: land({
    ground: [0.26, -0.2],
    water: 8,
    haze: 80,
    far: (b, hour) =>
      houses(
        [
          [-60, 160, 22, 30, 14],
          [-34, 170, 20, 22, 14],
          [30, 165, 22, 34, 14],
          [56, 160, 18, 20, 14],
        ],
        [0.32 * b, -0.5],
        -4,
        hour,
      ),
    near: (b) => [
      rod(
        [
          [-40, 1.1, 2.4],
          [40, 1.1, 2.4],
        ],
        0.1,
        [0.1 * b, 0],
        { order: 6 },
      ),
      ...Array.from({ length: 25 }, (_, n) =>
        rod(
          [
            [-9 + n * 0.75, 0, 2.4],
            [-9 + n * 0.75, 1.1, 2.4],
          ],
          0.04,
          [0.1 * b, 0],
          { order: 6 },
        ),
      ),
      rod(
        [
          [-9, 9, 3],
          [0, 2.2, 3],
          [9, 9, 3],
        ],
        0.16,
        [0.1 * b, 0],
        { order: 5 },
      ),
    ],
  }),
  ruins: land({
    ground: [0.4, 0.3],
    far: (b) => [ridge(220, 20, [0.42 * b, -0.3], -4, { seed: 7 })],
    near: (b) => [
      ...[
        [-4, 5, 4.6],
        [-2, 8, 3],
        [3.4, 5.4, 2.2],
        [5, 9, 5],
      ].map(([x = 0, z = 0, h = 3]) =>
        lathe(
          [x, 0, z],
          [
            [0.5, 0],
            [0.4, h],
            [0.5, h + 0.1],
          ],
          [0.5 * b, 0.3],
          { order: 7 - z * 0.1 },
        ),
      ),
      box([-3.2, 4.6, 6.4], [3, 0.5, 0.8], [0.46 * b, 0.3], { order: 6.45 }),
      box([1.8, 0, 4], [1.4, 0.5, 0.8], [0.44 * b, 0.3], { order: 6.8, yaw: 20 }),
    ],
  }),
  platform: land({
    ground: [0.3, -0.2],
    haze: 50,
    near: (b, hour) => [
      pane(
        [
          [-2.4, -1, -30],
          [-2.4, -1, 90],
          [-9, -1, 90],
          [-9, -1, -30],
        ],
        [0.12 * b, 0],
        { order: 3, isFlat: true },
      ),
      pane(
        [
          [-2.4, 0, -30],
          [-2.4, 0, 90],
          [-2.4, -1, 90],
          [-2.4, -1, -30],
        ],
        [0.14 * b, 0],
        { order: 3.1, isFlat: true },
      ),
      ...[-3.6, -5.1].map((x) =>
        rod(
          [
            [x, -0.9, -2],
            [x, -0.9, 90],
          ],
          0.1,
          [0.6 * b, 0],
          { order: 3.2 },
        ),
      ),
      pane(
        [
          [-2.4, 0.006, -30],
          [-2.4, 0.006, 90],
          [-2.1, 0.006, 90],
          [-2.1, 0.006, -30],
        ],
        [0.85 * b, 0.6],
        { order: 3.3, isFlat: true },
      ),
      pane(
        [
          [-1.8, 3.9, -10],
          [-1.8, 3.9, 50],
          [7, 4.3, 50],
          [7, 4.3, -10],
        ],
        [0.1 * b, 0],
        { order: 4, isFlat: true },
      ),
      ...[3, 9, 16, 26].map((z) =>
        rod(
          [
            [2.6, 0, z],
            [2.6, 4, z],
          ],
          0.16,
          [0.1 * b, 0],
          { order: 6 - z * 0.01 },
        ),
      ),
      ...(hour === 'day'
        ? []
        : [6, 14].map(
            (z): Primitive => ({
              is: 'glow',
              at: [1, 3.7, z],
              radius: 2,
              accent: 'amber',
              strength: 0.6,
              order: 6.5,
            }),
          )),
    ],
  }),
};

export function setNamed(name: SetName, hour: Hour): ReturnType<MakeSet> {
  return SETS[name](hour);
}
