import { quantile, shrunk, valueAt } from '../planes.ts';
import type { Plane } from '../raw-picture.ts';

/** How a frame is filled. */
export interface Framing {
  /** Of its halves, how much one is the other in a mirror, -1 to 1. */
  symmetry: number;
  /** Of the frame, the part without drawing, 0 to 1. */
  emptiness: number;
  /** Where most of that is. */
  emptySide?: 'left' | 'right' | 'above' | 'below' | undefined;
}

const WIDE = 96;
const FLAT = 2.2;

export function measureFraming(lightness: Plane): Framing {
  const plane = shrunk(lightness, WIDE);
  const { emptiness, emptySide } = measureEmptiness(plane);
  return { symmetry: measureSymmetry(plane), emptiness, emptySide };
}

/** What changes from row to row, such as a sky, is the same in any mirror, and left out. */
function measureSymmetry(plane: Plane): number {
  const { width, height } = plane;
  let same = 0;
  let all = 0;
  for (let y = 0; y < height; y++) {
    let mean = 0;
    for (let x = 0; x < width; x++) mean += valueAt(plane, x, y) / width;
    for (let x = 0; x < width; x++) {
      const here = valueAt(plane, x, y) - mean;
      same += here * (valueAt(plane, width - 1 - x, y) - mean);
      all += here * here;
    }
  }
  return all < plane.values.length ? 0 : Math.round((100 * same) / all) / 100;
}

function measureEmptiness(plane: Plane): Pick<Framing, 'emptiness' | 'emptySide'> {
  const { width, height } = plane;
  const flat = new Uint8Array(width * height);
  const sides = { left: 0, right: 0, above: 0, below: 0 };
  let empty = 0;
  const most = Math.max(FLAT, quantile(plane.values, 0.95) * 0.03);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const here = valueAt(plane, x, y);
      const step = Math.max(
        Math.abs(valueAt(plane, x + 1, y) - here),
        Math.abs(valueAt(plane, x, y + 1) - here),
        Math.abs(valueAt(plane, x - 1, y) - here),
        Math.abs(valueAt(plane, x, y - 1) - here),
      );
      if (step > most) continue;
      flat[y * width + x] = 1;
      empty += 1;
      sides[x < width / 2 ? 'left' : 'right'] += 1;
      sides[y < height / 2 ? 'above' : 'below'] += 1;
    }
  const emptiness = Math.round((100 * empty) / flat.length) / 100;
  const leans = (['left', 'right', 'above', 'below'] as const).find((side) => sides[side] > empty * 0.72);
  return { emptiness, emptySide: emptiness > 0.25 ? leans : undefined };
}
