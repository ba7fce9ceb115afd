import type { Flat } from './vector.ts';

const turn = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The smallest convex outline around points of the picture. */
export function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfOf(sorted), ...halfOf(sorted.toReversed())];
}

function halfOf(points: readonly Flat[]): Flat[] {
  const half: Flat[] = [];
  for (const point of points) {
    for (;;) {
      const [last, before] = [half.at(-1), half.at(-2)];
      if (!last || !before || turn(before, last, point) > 0) break;
      half.pop();
    }
    half.push(point);
  }
  return half.slice(0, -1);
}
