import { type Point, towards } from '../geometry.ts';

/** An arm or a leg: its outline around three joints, as thick at each as told. */
export function limbOutline(
  [a, b, c]: readonly [Point, Point, Point],
  [wa, wb, wc]: readonly [number, number, number],
): Point[] {
  const first = normal(a, b);
  const last = normal(b, c);
  const middle = unit([first[0] + last[0], first[1] + last[1]]);
  const along: (readonly [Point, Point, number])[] = [
    [a, first, wa],
    [towards(a, b, 0.5), first, (wa + wb) * 0.53],
    [b, middle, wb],
    [towards(b, c, 0.4), last, wb * 0.62 + wc * 0.42],
    [c, last, wc],
  ];
  const side = (sign: number) =>
    along.map(([[x, y], [nx, ny], w]): Point => [x + sign * nx * w, y + sign * ny * w]);
  return [...side(1), ...side(-1).reverse()];
}

function normal(a: Point, b: Point): Point {
  return unit([-(b[1] - a[1]), b[0] - a[0]]);
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
