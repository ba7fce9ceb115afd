import type { Pixels } from '../colour/read-pixels.ts';
import { blurred, shrunk, valueAt } from '../planes.ts';
import type { Plane } from '../raw-picture.ts';
import { isSkyOver } from './sky-over.ts';

/** The line at which the sky ends. */
export interface Horizon {
  /** Its height in the middle of the frame, as a share from the top. */
  y: number;
  /** Degrees; positive falls to the right. */
  tilt: number;
  /** Of the width, the part along which the two sides differ the same way, 0 to 1. */
  certainty: number;
}

/** A straight line from side to side of the small copy. */
export interface Line {
  y: number;
  slope: number;
}

const WIDE = 120;
const MOST_TILT = 5;
/** How far above and below the line the two sides are compared. */
const APART = 3;
const LEAST_STEP = 9;
const LEAST_CERTAINTY = 0.95;
/** Of the height: lines that are nearer to each other are one. */
const ONE_LINE = 0.08;

/**
 * A line that parts the frame is a horizon only where what lies above it is sky; table edges, skirting boards, hedges and
 * shelves part it as well. Where several lines do, nothing is said.
 */
export function measureHorizon({ lightness, okA, okB, width, height }: Pixels): Horizon | undefined {
  const plane = blurred(shrunk(lightness, WIDE), 1);
  const lines = linesIn(plane);
  const best = lines.reduce<Found | undefined>(
    (one, other) => (one && one.score >= other.score ? one : other),
    undefined,
  );
  // A line that could tilt further still is a slope in the picture, not its horizon.
  if (!best || plane.width < 24 || Math.abs(best.tilt) === MOST_TILT) return undefined;
  if (isStriped(lines, best, plane.height)) return undefined;
  const [a, b] = [okA, okB].map((values) => shrunk({ width, height, values }, WIDE));
  if (!a || !b || !isSkyOver(best, { lightness: plane, a, b })) return undefined;
  return {
    y: Math.round((1000 * (best.y + 0.5)) / plane.height) / 1000,
    tilt: best.tilt,
    certainty: Math.round(100 * best.certainty) / 100,
  };
}

interface Found extends Line {
  tilt: number;
  certainty: number;
  score: number;
}

function linesIn(plane: Plane): Found[] {
  const { height } = plane;
  const lines: Found[] = [];
  for (let tilt = -MOST_TILT; tilt <= MOST_TILT; tilt += 1) {
    const slope = Math.tan((tilt * Math.PI) / 180);
    for (let y = Math.round(height * 0.12); y < height * 0.88; y++) {
      const { certainty, step } = along(plane, y, slope);
      if (certainty < LEAST_CERTAINTY || step < LEAST_STEP) continue;
      lines.push({
        y,
        slope,
        tilt,
        certainty,
        score: certainty * certainty * step * (1 - Math.abs(tilt) / 40),
      });
    }
  }
  return lines;
}

/** A sky has no line in it; below, a shore may follow, and more is a pattern. */
function isStriped(lines: readonly Found[], best: Found, height: number): boolean {
  const apart = height * ONE_LINE;
  const others = lines.map(({ y }) => y).filter((y) => Math.abs(y - best.y) > apart);
  if (others.some((y) => y < best.y)) return true;
  const below = others.sort((one, other) => one - other);
  const separate = below.filter((y, at) => at === 0 || y - (below[at - 1] ?? y) > apart / 2);
  return separate.length > 1;
}

/** How much the two sides of a line differ, and along how much of it the same way. */
function along(plane: Plane, y: number, slope: number): { step: number; certainty: number } {
  const { width } = plane;
  let sum = 0;
  let up = 0;
  let down = 0;
  for (let x = 0; x < width; x++) {
    const row = Math.round(y + (x - width / 2) * slope);
    const step = valueAt(plane, x, row + APART) - valueAt(plane, x, row - APART);
    sum += step;
    if (step > 3) up += 1;
    else if (step < -3) down += 1;
  }
  return { step: Math.abs(sum) / width, certainty: Math.max(up, down) / width };
}
