import type { Shot } from '@cuewright/engine/shot';
import type { Arrow } from '../scene.ts';
import type { Flat } from '../space/vector.ts';

type Movement = NonNullable<Shot['camera']['movement']>;
const RIGHT: readonly [Flat, Flat] = [
  [0.36, 0.9],
  [0.64, 0.9],
];
const LEFT: readonly [Flat, Flat] = [
  [0.64, 0.9],
  [0.36, 0.9],
];
const IN: readonly [Flat, Flat] = [
  [0.5, 0.96],
  [0.5, 0.82],
];
const OUT: readonly [Flat, Flat] = [
  [0.5, 0.82],
  [0.5, 0.96],
];
const UPWARDS: readonly [Flat, Flat] = [
  [0.93, 0.66],
  [0.93, 0.36],
];
const DOWNWARDS: readonly [Flat, Flat] = [
  [0.93, 0.36],
  [0.93, 0.66],
];

const ARROWS: Partial<Record<Movement, readonly [from: Flat, to: Flat, bend?: number]>> = {
  pan: RIGHT,
  'pan-right': RIGHT,
  'whip-pan': RIGHT,
  truck: RIGHT,
  'truck-right': RIGHT,
  'pan-left': LEFT,
  'truck-left': LEFT,
  'tilt-up': UPWARDS,
  'pedestal-up': UPWARDS,
  'crane-up': UPWARDS,
  'tilt-down': DOWNWARDS,
  'pedestal-down': DOWNWARDS,
  'crane-down': DOWNWARDS,
  'dolly-in': IN,
  'zoom-in': IN,
  'crash-zoom': IN,
  steadicam: IN,
  'fpv-drone': IN,
  'dolly-out': OUT,
  'zoom-out': OUT,
  leading: OUT,
  arc: [[0.28, 0.86], [0.72, 0.86], -0.16],
  orbit: [[0.24, 0.84], [0.76, 0.84], -0.24],
};

/** Where the camera goes, as a board says it; with whoever goes, where it follows them. */
export function arrowOf({ camera: { movement } }: Shot, face: number): Arrow | undefined {
  if (movement === undefined) return undefined;
  const [from, to, bend] = movement === 'tracking' ? (face > 180 ? LEFT : RIGHT) : (ARROWS[movement] ?? []);
  return from && to ? { from, to, ...(bend !== undefined && { bend }) } : undefined;
}
