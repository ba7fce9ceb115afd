import type { Hour, Placed } from '../scene.ts';
import type { Flat, Vector } from '../space/vector.ts';
import { board, type Primitive, pane } from '../things/primitive.ts';
import type { Tone } from '../tones/palette.ts';
import { evenly, type MakeSet, type SkyStop } from './stage-set.ts';

const SKIES: Readonly<Record<Hour, readonly SkyStop[]>> = {
  day: [
    [0, [0.42, -0.9]],
    [0.6, [0.62, -0.6]],
    [1, [0.84, -0.2]],
  ],
  dusk: [
    [0, [0.12, -1]],
    [0.45, [0.28, -0.9]],
    [0.75, [0.48, -0.3]],
    [0.92, [0.66, 0.6]],
    [1, [0.8, 0.95]],
  ],
  night: [
    [0, [0.03, -1]],
    [0.6, [0.09, -1]],
    [1, [0.2, -0.9]],
  ],
};
const AIR: Readonly<Record<Hour, Tone>> = { day: [0.72, -0.35], dusk: [0.5, 0.1], night: [0.16, -0.9] };
export const BRIGHT: Readonly<Record<Hour, number>> = { day: 1, dusk: 0.6, night: 0.36 };

interface LandPlan {
  ground: Tone;
  /** What stands between it and the sky. */
  far?: (bright: number, hour: Hour) => readonly Primitive[];
  near?: (bright: number, hour: Hour) => readonly Primitive[];
  things?: readonly Placed[];
  haze?: number;
  /** Where the low sun stands. */
  sun?: Vector;
  /** Water instead of ground, from this far on. */
  water?: number;
}

/** Ground and sky, and what stands on the horizon. */
export function land({
  ground,
  far,
  near,
  things = [],
  haze = 70,
  sun = [60, 16, 300],
  water,
}: LandPlan): MakeSet {
  return (hour) => {
    const bright = BRIGHT[hour];
    const tone: Tone = [ground[0] * bright, hour === 'night' ? -0.7 : ground[1]];
    const primitives: Primitive[] = [];
    if (hour === 'dusk')
      primitives.push({ is: 'glow', at: sun, radius: 150, accent: 'amber', strength: 0.75, order: -9 });
    if (hour === 'dusk')
      primitives.push({ is: 'disc', at: sun, radius: 9, accent: 'bulb', tone: [1, 0], order: -8 });
    if (hour === 'night')
      primitives.push({ is: 'disc', at: [-70, 96, 300], radius: 8, accent: 'bulb', tone: [1, 0], order: -8 });
    if (hour === 'night')
      primitives.push({
        is: 'glow',
        at: [-70, 96, 300],
        radius: 70,
        accent: 'cool',
        strength: 0.3,
        order: -9,
      });
    primitives.push(...(far?.(bright, hour) ?? []));
    primitives.push(floor(tone, -900, 900, -400, water ?? 900, 0));
    if (water !== undefined) primitives.push(...waterFrom(water, bright, hour));
    primitives.push(...(near?.(bright, hour) ?? []));
    return {
      back: AIR[hour],
      sky: SKIES[hour],
      haze: { tone: AIR[hour], from: 8, far: haze },
      ground: primitives,
      things,
      isIndoors: false,
      opening: [hour === 'dusk' ? 4 : -4, 5, 12],
    };
  };
}

export function floor(
  tone: Tone,
  left: number,
  right: number,
  front: number,
  back: number,
  order: number,
  y = 0,
): Primitive {
  return pane(
    [
      [left, y, front],
      [left, y, back],
      [right, y, back],
      [right, y, front],
    ],
    tone,
    { order, isFlat: true, recedes: true },
  );
}

/** A band of water to the horizon, with the light on it. */
export function waterFrom(from: number, bright: number, hour: Hour): Primitive[] {
  const tone: Tone = [0.34 * bright, -0.85];
  const shine: Tone = hour === 'dusk' ? [0.8, 0.9] : [0.8 * bright, -0.4];
  return [
    floor(tone, -3000, 3000, from, 4000, 1, -0.05),
    ...[1.3, 1.9, 2.8, 4.2, 6.5, 10, 16, 26].map((k, n) => {
      const z = Math.max(5, from + 2) * k;
      const x = (hour === 'dusk' ? 0.2 : -0.1) * z + (n % 3) * 0.1 * z - 0.1 * z;
      return pane(
        [
          [x - z * 0.12, -0.02, z],
          [x - z * 0.08, -0.02, z * 1.05],
          [x + z * 0.14, -0.02, z * 1.05],
          [x + z * 0.1, -0.02, z],
        ],
        shine,
        { order: 2, isFlat: true, opacity: 0.5 },
      );
    }),
  ];
}

/** A line of hills, dunes or peaks, as a board far away. */
export function ridge(
  z: number,
  high: number,
  tone: Tone,
  order: number,
  { seed = 3, sharp = 0, wide = 3, low = 0 } = {},
): Primitive {
  const next = evenly(seed);
  const count = sharp > 0 ? 16 : 40;
  const half = z * wide;
  const phases = [next() * 6, next() * 6, next() * 6];
  const tops = Array.from({ length: count }, (_, n): Flat => {
    const x = -half + (2 * half * n) / (count - 1);
    const wave =
      0.55 + 0.25 * Math.sin(n * 0.41 + (phases[0] ?? 0)) + 0.2 * Math.sin(n * 0.93 + (phases[1] ?? 0));
    const peak = sharp > 0 ? (n % 2 === 0 ? 0.35 : 1) * (0.6 + 0.5 * next()) : wave;
    return [x, low + high * peak];
  });
  return board([[-half, low - 3], ...tops, [half, low - 3]], [0, 0, z], 0, tone, { order, isFlat: true });
}

/** Trees as boards, each a little different. */
export function trees(
  places: readonly (readonly [x: number, z: number])[],
  tone: Tone,
  order: number,
  {
    kind = 'fir',
    tall = 8,
    seed = 7,
  }: { kind?: 'fir' | 'broad' | 'trunk' | 'palm'; tall?: number; seed?: number } = {},
): Primitive[] {
  const next = evenly(seed);
  return places.map(([x, z]) => {
    const h = tall * (0.75 + 0.5 * next());
    return board(TREES[kind](h, next), [x, 0, z], 0, tone, { order, isFlat: true });
  });
}

const TREES: Readonly<Record<'fir' | 'broad' | 'trunk' | 'palm', (h: number, next: () => number) => Flat[]>> =
  {
    fir: (h) => [
      [-0.1 * h * 0.1, -0.3],
      [-0.012 * h, 0.12 * h],
      [-0.2 * h, 0.12 * h],
      [-0.1 * h, 0.4 * h],
      [-0.14 * h, 0.4 * h],
      [-0.06 * h, 0.7 * h],
      [-0.08 * h, 0.7 * h],
      [0, h],
      [0.08 * h, 0.7 * h],
      [0.06 * h, 0.7 * h],
      [0.14 * h, 0.4 * h],
      [0.1 * h, 0.4 * h],
      [0.2 * h, 0.12 * h],
      [0.012 * h, 0.12 * h],
      [0.01 * h, -0.3],
    ],
    broad: (h, next) => [
      [-0.03 * h, -0.3],
      [-0.025 * h, 0.4 * h],
      ...Array.from({ length: 15 }, (_, n): Flat => {
        const angle = Math.PI * (1.35 - (1.7 * n) / 14);
        const r = (0.28 + 0.05 * next()) * h;
        return [Math.cos(angle) * r * 1.05, 0.68 * h + Math.sin(angle) * r];
      }),
      [0.025 * h, 0.4 * h],
      [0.03 * h, -0.3],
    ],
    trunk: (h, next) => {
      const [w, bend] = [0.18 + 0.2 * next(), (next() - 0.5) * 0.6];
      return [
        [-w * 1.3, -0.3],
        [-w, 1],
        [-w * 0.8 + bend, h],
        [w * 0.8 + bend, h],
        [w, 1],
        [w * 1.3, -0.3],
      ];
    },
    palm: (h) => [
      [-0.12, 0],
      [0.1, h * 0.92],
      [-0.3 * h, h * 0.8],
      [-0.05 * h, h * 0.98],
      [-0.2 * h, h * 1.08],
      [0.04 * h, h * 1.02],
      [0.16 * h, h * 1.1],
      [0.08 * h, h * 0.98],
      [0.34 * h, h * 0.82],
      [0.2, h * 0.9],
      [0.12, 0],
    ],
  };

/** Houses or towers in a row, some windows lit when it is dark. */
export function houses(
  rows: readonly (readonly [x: number, z: number, wide: number, tall: number, deep: number])[],
  tone: Tone,
  order: number,
  hour: Hour,
  seed = 11,
): Primitive[] {
  const next = evenly(seed);
  return rows.flatMap(([x, z, wide, tall, deep], n): Primitive[] => {
    const shade: Tone = [tone[0] * (0.8 + 0.4 * next()), tone[1]];
    const made: Primitive[] = [boxFaces(x, z, wide, tall, deep, shade, order + n * 0.01)];
    const columns = Math.max(2, Math.round(wide / 1.7));
    const floors = Math.max(1, Math.round(tall / 3));
    for (let row = 0; row < Math.min(floors, 14); row++)
      for (let column = 0; column < Math.min(columns, 8); column++) {
        const isLit = next() < (hour === 'night' ? 0.34 : hour === 'dusk' ? 0.22 : 0);
        const [w, h] = [wide / columns, tall / floors];
        const [wx, wy] = [x - wide / 2 + (column + 0.5) * w, (row + 0.38) * h];
        const glass: Tone = isLit ? [0.82, 1] : [shade[0] * (hour === 'day' ? 0.55 : 0.7), -0.6];
        made.push(
          pane(
            [
              [wx - w * 0.22, wy, z - deep / 2 - 0.02],
              [wx - w * 0.22, wy + h * 0.4, z - deep / 2 - 0.02],
              [wx + w * 0.22, wy + h * 0.4, z - deep / 2 - 0.02],
              [wx + w * 0.22, wy, z - deep / 2 - 0.02],
            ],
            glass,
            { order: order + n * 0.01 + 0.005, isFlat: true },
          ),
        );
      }
    return made;
  });
}

function boxFaces(
  x: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
  tone: Tone,
  order: number,
): Primitive {
  const [l, r, f, b] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2];
  return {
    is: 'solid',
    tone,
    order,
    faces: [
      [
        [l, 0, f],
        [r, 0, f],
        [r, tall, f],
        [l, tall, f],
      ],
      [
        [l, 0, b],
        [l, 0, f],
        [l, tall, f],
        [l, tall, b],
      ],
      [
        [r, 0, f],
        [r, 0, b],
        [r, tall, b],
        [r, tall, f],
      ],
      [
        [r, 0, b],
        [l, 0, b],
        [l, tall, b],
        [r, tall, b],
      ],
      [
        [l, tall, f],
        [r, tall, f],
        [r, tall, b],
        [l, tall, b],
      ],
    ].map((face) => (face as unknown as Vector[]).toReversed()),
  };
}
