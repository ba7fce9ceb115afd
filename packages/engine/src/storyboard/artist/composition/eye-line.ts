import type { Crop } from './compose.ts';

/** Where the eyes lie, from the top of the frame. */
const EYES: Readonly<Record<Crop, number>> = {
  vast: 0.6,
  wide: 0.5,
  full: 0.17,
  knees: 0.19,
  waist: 0.24,
  chest: 0.31,
  face: 0.45,
  detail: 0.46,
};

export function eyeLine(crop: Crop): number {
  return EYES[crop];
}
