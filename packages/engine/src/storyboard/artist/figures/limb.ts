import { type Point, towards } from '../geometry.ts';
import type { Limb } from './skeleton.ts';

/** Its two sides, from the joint at the body outward; the first is ahead of a limb that hangs. */
export function limbSides(
  [a, b, c]: Limb,
  [wa, wb, wc]: readonly [number, number, number],
): readonly [Point[], Point[]] {
  const first = normal(a, b);
  const last = normal(b, c);
  const middle = unit([first[0] + last[0], first[1] + last[1]]);
  const along: (readonly [Point, Point, number])[] = [
    [a, first, wa],
    [towards(a, b, 0.5), first, (wa + wb) * 0.52],
    [b, middle, wb],
    [towards(b, c, 0.4), last, wb * 0.6 + wc * 0.42],
    [c, last, wc],
  ];
  const side = (sign: number) =>
    along.map(([[x, y], [nx, ny], w]): Point => [x + sign * nx * w, y + sign * ny * w]);
  return [side(1), side(-1)];
}

/** A point of a limb and what is ahead of it, by the share of its length from the body. */
export function alongLimb([a, b, c]: Limb, share: number): { at: Point; ahead: Point } {
  const upper = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const whole = upper + Math.hypot(c[0] - b[0], c[1] - b[1]);
  const way = share * whole;
  return way <= upper
    ? { at: towards(a, b, way / (upper || 1)), ahead: normal(a, b) }
    : { at: towards(b, c, (way - upper) / (whole - upper || 1)), ahead: normal(b, c) };
}

function normal(a: Point, b: Point): Point {
  return unit([-(b[1] - a[1]), b[0] - a[0]]);
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
