import type { Point } from '../geometry.ts';

/** Where the camera stands and what it sees: metres in, pixels out. */
export interface View {
  width: number;
  height: number;
  /** Where the horizon lies, perhaps outside of the sheet. */
  horizon: number;
  /** Where all that runs away from the camera ends. */
  vanish: number;
  /** Pixels a metre measures where the subject stands. */
  scale: number;
  /** Metres to the subject. */
  distance: number;
  /** Metres above the ground. */
  eye: number;
  /** A point right of the camera, above the ground and before it. */
  at(x: number, y: number, z: number): Point;
  /** Metres to the right of the camera's axis that a pixel lies at where the subject stands. */
  across(px: number): number;
}

const NEAREST = 0.35;

export function viewOf(frame: Omit<View, 'at' | 'across'>): View {
  const { vanish, horizon, scale, distance, eye } = frame;
  return {
    ...frame,
    at(x, y, z) {
      const near = (scale * distance) / Math.max(NEAREST, z);
      return [vanish + near * x, horizon + near * (eye - y)];
    },
    across: (px) => (px - vanish) / scale,
  };
}
