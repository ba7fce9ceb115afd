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
const DRAWN = 3;
const GRAINY = 1.15;

/** Fine drawing and grain: what a block changes from pixel to pixel, beyond a slope. */
export function measureTexture(plane: Plane): Texture {
  const roughness: number[] = [];
  for (let top = 1; top + BLOCK < plane.height; top += BLOCK)
    for (let left = 1; left + BLOCK < plane.width; left += BLOCK)
      roughness.push(roughnessOf(plane, left, top));
  const detail = roughness.filter((value) => value > DRAWN).length / Math.max(1, roughness.length);
  // The smoothest tenth of a picture is sky, wall or blur: what is left there is grain.
  const grain = quantile(roughness, 0.1);
  return {
    detail: Math.round(100 * detail) / 100,
    grain: Math.round(100 * grain) / 100,
    word: detail < 0.18 ? 'smooth' : detail < 0.62 ? 'detailed' : 'intricate',
    isGrainy: grain > GRAINY && detail < 0.85,
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
