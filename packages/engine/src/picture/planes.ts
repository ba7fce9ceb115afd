import { emptyPlane, type Plane } from './raw-picture.ts';

/** The mean of each patch of pixels, so that the wider side has at most so many. */
export function shrunk(plane: Plane, most: number): Plane {
  const scale = Math.min(1, most / Math.max(plane.width, plane.height));
  const small = emptyPlane(
    Math.max(1, Math.round(plane.width * scale)),
    Math.max(1, Math.round(plane.height * scale)),
  );
  const hits = new Uint32Array(small.values.length);
  for (let y = 0; y < plane.height; y++) {
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / plane.height)) * small.width;
    for (let x = 0; x < plane.width; x++) {
      const at = row + Math.min(small.width - 1, Math.floor((x * small.width) / plane.width));
      small.values[at] = (small.values[at] ?? 0) + (plane.values[y * plane.width + x] ?? 0);
      hits[at] = (hits[at] ?? 0) + 1;
    }
  }
  for (const [at, hit] of hits.entries()) small.values[at] = (small.values[at] ?? 0) / Math.max(1, hit);
  return small;
}

/** Each value becomes the mean of those around it: twice over a box, which is nearly round. */
export function blurred(plane: Plane, radius: number): Plane {
  return boxed(boxed(plane, radius), radius);
}

function boxed(plane: Plane, radius: number): Plane {
  const across = emptyPlane(plane.width, plane.height);
  const both = emptyPlane(plane.width, plane.height);
  for (let y = 0; y < plane.height; y++)
    runningMean(plane.values, across.values, y * plane.width, 1, plane.width, radius);
  for (let x = 0; x < plane.width; x++)
    runningMean(across.values, both.values, x, plane.width, plane.height, radius);
  return both;
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  for (let at = 0; at < Math.min(radius, length); at++) sum += from[start + at * stride] ?? 0;
  for (let at = 0; at < length; at++) {
    if (at + radius < length) sum += from[start + (at + radius) * stride] ?? 0;
    if (at - radius - 1 >= 0) sum -= from[start + (at - radius - 1) * stride] ?? 0;
    to[start + at * stride] = sum / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1);
  }
}

/** The value that so much of a list does not exceed. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function valueAt({ width, height, values }: Plane, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x));
  const row = Math.min(height - 1, Math.max(0, y));
  return values[row * width + column] ?? 0;
}
