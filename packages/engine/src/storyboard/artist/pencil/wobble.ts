import { type Point, towards } from '../geometry.ts';
import { between, type Random } from '../random.ts';

const FURTHEST = 2.2;
const STEP = 46;

/** No hand draws straight: long lines drift, corners are overshot by a little. */
export function wobbled(
  along: readonly Point[],
  { closed, straight, random }: { closed: boolean; straight: boolean; random: Random },
): Point[] {
  const [first] = along;
  if (!first) return [];
  const path = closed && straight ? [...along, first] : along;
  if (!straight) return path.map((point) => shifted(point, 0.5, random));
  return path.flatMap((point, n) => {
    const next = path[n + 1];
    if (!next) return [shifted(point, 0.6, random)];
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const steps = Math.min(9, Math.max(1, Math.round(length / STEP)));
    const drift = Math.min(FURTHEST, 0.4 + length * 0.004);
    // A corner is a corner: its point stands twice, or the curve would cut it.
    const corner = n === 0 ? [point] : [towards(point, next, Math.min(0.02, 1 / (length + 1)))];
    return [
      ...(n === 0 ? [] : [point]),
      ...corner,
      ...Array.from({ length: steps - 1 }, (_, step) =>
        shifted(towards(point, next, (step + 1) / steps), drift, random),
      ),
      ...(n === path.length - 2 ? [] : [towards(point, next, Math.max(0.98, 1 - 1 / (length + 1)))]),
    ];
  });
}

function shifted([x, y]: Point, by: number, random: Random): Point {
  return [x + between(random, -by, by), y + between(random, -by, by)];
}
