import { quantile, valueAt } from '../planes.ts';
import type { Plane } from '../raw-picture.ts';

export interface Texture {
  /** Of the frame, the part with fine drawing, 0 to 1. */
  detail: number;
  /** How much lightness jumps from pixel to pixel where nothing is drawn. */
  grain: number;
  word: 'smooth' | 'detailed' | 'intricate';
  isGrainy: boolean;
}

const BLOCK = 16;
const DRAWN = 0.8;
const GRAINY = 0.45;
/** A block that changes less than this over its width is sky, wall or blur: what jumps there is grain. */
const FLAT = 2.4;

/** Fine drawing and grain: what a block changes from pixel to pixel, beyond a slope. */
export function measureTexture(plane: Plane): Texture {
  const roughness: number[] = [];
  const onFlat: number[] = [];
  for (let top = 1; top + BLOCK < plane.height; top += BLOCK)
    for (let left = 1; left + BLOCK < plane.width; left += BLOCK) {
      const value = roughnessOf(plane, left, top);
      roughness.push(value);
      if (unevenness(plane, left, top) < FLAT + value / 2) onFlat.push(value);
    }
  const detail = roughness.filter((value) => value > DRAWN).length / Math.max(1, roughness.length);
  // Grain is everywhere alike; a wall with a texture stands beside a sky without one.
  const grain = onFlat.length < roughness.length * 0.1 ? 0 : quantile(onFlat, 0.15);
  return {
    detail: Math.round(100 * detail) / 100,
    grain: Math.round(100 * grain) / 100,
    word: detail < 0.12 ? 'smooth' : detail < 0.55 ? 'detailed' : 'intricate',
    isGrainy: grain > GRAINY,
  };
}

/** Spread of what a 3 × 3 Laplacian leaves, which is nothing on any slope. */
function roughnessOf(plane: Plane, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y++)
    for (let x = left; x < left + BLOCK; x++)
      sum += Math.abs(
        valueAt(plane, x - 1, y - 1) -
          2 * valueAt(plane, x, y - 1) +
          valueAt(plane, x + 1, y - 1) -
          2 * valueAt(plane, x - 1, y) +
          4 * valueAt(plane, x, y) -
          2 * valueAt(plane, x + 1, y) +
          valueAt(plane, x - 1, y + 1) -
          2 * valueAt(plane, x, y + 1) +
          valueAt(plane, x + 1, y + 1),
      );
  return (sum / (BLOCK * BLOCK) / 6) * Math.sqrt(Math.PI / 2);
}

/** How far the quarters of a block differ. */
function unevenness(plane: Plane, left: number, top: number): number {
  const half = BLOCK / 2;
  const means = [0, 0, 0, 0];
  for (let y = 0; y < BLOCK; y++)
    for (let x = 0; x < BLOCK; x++) {
      const quarter = (y < half ? 0 : 2) + (x < half ? 0 : 1);
      means[quarter] = (means[quarter] ?? 0) + valueAt(plane, left + x, top + y) / (half * half);
    }
  return Math.max(...means) - Math.min(...means);
}
