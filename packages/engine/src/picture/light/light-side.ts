import type { Region } from '../focus/focus.ts';
import { blurred, quantile, shrunk, valueAt } from '../planes.ts';
import type { Plane } from '../raw-picture.ts';

export type Side = 'left' | 'right' | 'above' | 'below' | 'behind' | 'even';

/** Where the light comes from, as the camera sees it. */
export interface LightSide {
  side: Side;
  /** From -1, all from the left, to 1, all from the right. */
  across: number;
  /** From -1, all from above, to 1, all from below. */
  down: number;
}

const WIDE = 144;
const BLOCK = 8;
/** Steeper than this, in lightness a step, is an edge between two things and no shading. */
const STEEPEST = 3.2;
const LEAST_ACROSS = 0.14;
const LEAST_DOWN = 0.3;
const LEAST_DOWN_BELOW = 0.4;

/**
 * By shading: on a thing lit from the left, lightness falls from left to right, slowly; the edges of things are steep
 * and left out. What is in focus counts more, because it is what was lit.
 */
export function measureLightSide(lightness: Plane, focus: Region | undefined): LightSide {
  const plane = blurred(shrunk(lightness, WIDE), 1);
  let across = 0;
  let down = 0;
  let whole = 0;
  for (let top = 0; top < plane.height; top += BLOCK)
    for (let left = 0; left < plane.width; left += BLOCK) {
      const slope = slopeOf(plane, left, top);
      const weight = isInside(plane, focus, left + BLOCK / 2, top + BLOCK / 2) ? 3 : 1;
      across += weight * slope.x;
      down += weight * slope.y;
      whole += weight * Math.hypot(slope.x, slope.y);
    }
  const share = (sum: number) => (whole === 0 ? 0 : Math.round((100 * sum) / whole) / 100);
  const measured = { across: share(across), down: share(down) };
  return { side: sideOf(plane, focus, measured), ...measured };
}

function sideOf(
  plane: Plane,
  focus: Region | undefined,
  { across, down }: Pick<LightSide, 'across' | 'down'>,
): Side {
  if (isBacklit(plane, focus) || showsItsSource(plane)) return 'behind';
  if (Math.abs(across) >= LEAST_ACROSS && Math.abs(across) >= 0.55 * Math.abs(down))
    return across < 0 ? 'left' : 'right';
  if (down <= -LEAST_DOWN) return 'above';
  // Every sky is brighter below; light from below shows on a thing in the dark.
  return down >= LEAST_DOWN_BELOW && focus && quantile(plane.values, 0.5) < 36 ? 'below' : 'even';
}

/** The mean shading of a block: towards light is negative on the side the light is on. */
function slopeOf(plane: Plane, left: number, top: number): { x: number; y: number } {
  let x = 0;
  let y = 0;
  let hits = 0;
  for (let row = top; row < Math.min(plane.height - 1, top + BLOCK); row++)
    for (let column = left; column < Math.min(plane.width - 1, left + BLOCK); column++) {
      const here = valueAt(plane, column, row);
      const dx = valueAt(plane, column + 1, row) - here;
      const dy = valueAt(plane, column, row + 1) - here;
      if (Math.hypot(dx, dy) > STEEPEST) continue;
      x += dx;
      y += dy;
      hits += 1;
    }
  return hits < (BLOCK * BLOCK) / 4 ? { x: 0, y: 0 } : { x: x / hits, y: y / hits };
}

function isInside({ width, height }: Plane, region: Region | undefined, x: number, y: number): boolean {
  if (!region) return false;
  const [across, down] = [x / width, y / height];
  return (
    across >= region.x &&
    across <= region.x + region.width &&
    down >= region.y &&
    down <= region.y + region.height
  );
}

const DARKER_BY = 34;

/** What is sharp stands dark before a bright ground. */
function isBacklit(plane: Plane, focus: Region | undefined): boolean {
  if (!focus || focus.width * focus.height > 0.5) return false;
  let [inside, within, outside, beyond] = [0, 0, 0, 0];
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) {
      const value = valueAt(plane, x, y);
      if (isInside(plane, focus, x, y)) {
        inside += value;
        within += 1;
      } else {
        outside += value;
        beyond += 1;
      }
    }
  const ground = outside / Math.max(1, beyond);
  return within > 0 && ground > 60 && ground - inside / within > DARKER_BY;
}

const BURNT = 97;
/** The spread of a lamp or a sun over the frame, at most. */
const COMPACT = 0.12;

/** The sun or a lamp stands in the frame: one small spot burns out over a dark picture. */
function showsItsSource(plane: Plane): boolean {
  const { width, height, values } = plane;
  const spots = [...values.keys()].filter((at) => (values[at] ?? 0) > BURNT);
  const share = spots.length / values.length;
  if (share < 0.002 || share > 0.06 || quantile(values, 0.5) > 48) return false;
  const columns = spots.map((at) => (at % width) / width);
  const rows = spots.map((at) => Math.floor(at / width) / height);
  return Math.max(deviation(columns), deviation(rows)) < COMPACT;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
