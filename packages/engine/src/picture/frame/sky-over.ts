import { valueAt } from '../planes.ts';
import type { Plane } from '../raw-picture.ts';
import type { Line } from './horizon.ts';

interface Planes {
  lightness: Plane;
  /** OKLab. */
  a: Plane;
  b: Plane;
}

/** Rows on either side of the line that belong to its edge. */
const EDGE = 4;
/** In lightness, from one point to the next: more is drawing, as in leaves, fur or bricks. */
const DRAWING = 2.5;
const MOST_DRAWING = 0.12;
const LEAST_DIFFERENCE = 9;
/** Towards the horizon a sky grows lighter; a wall does not. */
const LEAST_BRIGHTENING = 1.5;
/** OKLab of a blue that could be air. */
const BLUE = { a: 0.02, b: -0.02 };
/** A frame without light below is a bar beside the picture. */
const BLACK = 4;

/** Whether what lies above a line looks like sky: smooth, lighter towards the line, and blue or lighter than the ground. */
export function isSkyOver(line: Line, { lightness, a, b }: Planes): boolean {
  const sky = { lightness: new Mean(), a: new Mean(), b: new Mean(), drawn: new Mean() };
  const [far, near, ground] = [new Mean(), new Mean(), new Mean()];
  for (let x = 0; x < lightness.width - 1; x++) {
    const edge = line.y + (x - lightness.width / 2) * line.slope;
    for (let y = 0; y < lightness.height; y++) {
      const value = valueAt(lightness, x, y);
      if (y > edge + EDGE) ground.add(value);
      if (y >= edge - EDGE) continue;
      sky.lightness.add(value);
      sky.a.add(valueAt(a, x, y));
      sky.b.add(valueAt(b, x, y));
      sky.drawn.add(Math.abs(valueAt(lightness, x + 1, y) - value) > DRAWING ? 1 : 0);
      const height = y / Math.max(1, edge - EDGE);
      if (height < 0.3) far.add(value);
      else if (height > 0.7) near.add(value);
    }
  }
  const difference = sky.lightness.mean - ground.mean;
  const isBlue = sky.a.mean < BLUE.a && sky.b.mean < BLUE.b;
  return (
    sky.drawn.mean <= MOST_DRAWING &&
    ground.mean > BLACK &&
    near.mean - far.mean >= LEAST_BRIGHTENING &&
    (isBlue ? Math.abs(difference) : difference) >= LEAST_DIFFERENCE
  );
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.#count);
  }
}
