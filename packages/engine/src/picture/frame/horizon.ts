import { blurred, shrunk, valueAt } from '../planes.ts';
import type { Plane } from '../raw-picture.ts';

/** A line across the frame that parts what is above from what is below. */
export interface Horizon {
  /** Its height in the middle of the frame, as a share from the top. */
  y: number;
  /** Degrees; positive falls to the right. */
  tilt: number;
  /** Of the width, the part along which the two sides differ the same way, 0 to 1. */
  certainty: number;
}

const WIDE = 120;
const MOST_TILT = 5;
/** How far above and below the line the two sides are compared. */
const APART = 3;
const LEAST_STEP = 9;
const LEAST_CERTAINTY = 0.95;

export function measureHorizon(lightness: Plane): Horizon | undefined {
  const plane = blurred(shrunk(lightness, WIDE), 1);
  const { width, height } = plane;
  let best: (Horizon & { score: number }) | undefined;
  for (let tilt = -MOST_TILT; tilt <= MOST_TILT; tilt += 1) {
    const slope = Math.tan((tilt * Math.PI) / 180);
    for (let y = Math.round(height * 0.12); y < height * 0.88; y++) {
      const found = along(plane, y, slope);
      if (found.certainty < LEAST_CERTAINTY || found.step < LEAST_STEP) continue;
      const score = found.certainty * found.certainty * found.step * (1 - Math.abs(tilt) / 40);
      if (best && best.score >= score) continue;
      best = {
        y: Math.round((1000 * (y + 0.5)) / height) / 1000,
        tilt,
        certainty: Math.round(100 * found.certainty) / 100,
        score,
      };
    }
  }
  // A line that could tilt further still is a slope in the picture, not its horizon.
  if (!best || width < 24 || Math.abs(best.tilt) === MOST_TILT) return undefined;
  const { y, tilt, certainty } = best;
  return { y, tilt, certainty };
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
