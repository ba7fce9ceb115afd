import type { Hour } from '../scene.ts';
import { type Primitive, pane, rod } from '../things/primitive.ts';
import { land, ridge } from './land.ts';
import { room } from './room.ts';
import type { MakeSet } from './stage-set.ts';

/**
 * Places that a reading found. Of each only what its name says is there: ground and a horizon, four walls, water. What
 * usually stands in such a place nobody said.
 */
export const saidPlaces = {
  inside: room({ wide: 8, back: 3.4, tall: 3.1, windows: [], wall: [0.19, -0.35], floor: [0.13, 0.1] }),
  outside: land({ ground: [0.4, 0.1] }),
  snowfield: land({
    ground: [0.84, -0.4],
    haze: 40,
    far: (b) => [ridge(200, 9, [0.74 * b, -0.5], -4, { seed: 5 })],
  }),
  lakeside: land({
    ground: [0.3, -0.2],
    water: 5,
    far: (b) => [ridge(300, 14, [0.36 * b, -0.5], -5, { seed: 6 })],
  }),
  meadow: land({ ground: [0.46, 0.4], far: (b) => [ridge(220, 14, [0.42 * b, -0.4], -4, { seed: 8 })] }),
  quay: land({ ground: [0.22, 0.2], water: 5 }),
  footbridge: land({
    ground: [0.26, -0.2],
    water: 3,
    haze: 80,
    near: (b) => railing(b),
  }),
  depths: () => ({
    back: [0.16, -1],
    sky: [
      [0, [0.62, -0.9]],
      [0.5, [0.34, -1]],
      [1, [0.16, -1]],
    ],
    haze: { tone: [0.24, -1], from: 4, far: 18 },
    ground: [-3, -1, 1.5].map(
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
    things: [],
    isIndoors: false,
    opening: [0, 8, 6],
  }),
  ringside: (hour: Hour) => {
    const make = room({ wide: 18, back: 9, tall: 7, wall: [0.04, -0.5], floor: [0.3, 0.1], isDark: true })(
      hour === 'day' ? 'night' : hour,
    );
    return { ...make, opening: [-0.5, 4, 2], ground: [...make.ground, ...ropes()] };
  },
} satisfies Record<string, MakeSet>;

function railing(bright: number): Primitive[] {
  return [
    rod(
      [
        [-40, 1.1, 2.4],
        [40, 1.1, 2.4],
      ],
      0.1,
      [0.1 * bright, 0],
      { order: 6 },
    ),
    ...Array.from({ length: 25 }, (_, n) =>
      rod(
        [
          [-9 + n * 0.75, 0, 2.4],
          [-9 + n * 0.75, 1.1, 2.4],
        ],
        0.04,
        [0.1 * bright, 0],
        { order: 6 },
      ),
    ),
  ];
}

function ropes(): Primitive[] {
  return [
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
    ...[-4, 4].map((x) =>
      pane(
        [
          [x - 0.07, 0, 2.6],
          [x - 0.07, 1.4, 2.6],
          [x + 0.07, 1.4, 2.6],
          [x + 0.07, 0, 2.6],
        ],
        [0.05, 0.2],
        { order: 8.2 },
      ),
    ),
  ];
}
