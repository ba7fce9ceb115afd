import type { Point } from '../geometry.ts';
import { between, type Random } from '../random.ts';

export interface HatchField {
  side?: 'left' | 'right' | 'all';
  gap?: number;
  angle?: number;
  reach?: number;
  width: number;
  height: number;
  random: Random;
}

const MOST_LINES = 160;

/** Lines across a shape, beginning at its dark side and ending where the hand lifts. */
export function hatchLines(
  shape: readonly Point[],
  { side = 'all', gap = 7, angle = -0.9, reach = 0.45, width, height, random }: HatchField,
): Point[][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const lows = turned.map(([, y]) => y);
  const [from, to] = [Math.min(...lows), Math.max(...lows)];
  const step = Math.max(gap, (to - from) / MOST_LINES);
  const lines: Point[][] = [];
  for (let y = from + step * 0.5; y < to; y += step * between(random, 0.8, 1.2)) {
    const cuts = turned
      .flatMap(([ax, ay], n) => {
        const [bx, by] = turned[(n + 1) % turned.length] ?? [ax, ay];
        return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      })
      .sort((a, b) => a - b);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const [a = 0, b = 0] = [cuts[n], cuts[n + 1]];
      const share = side === 'all' ? between(random, 0.9, 1) : reach * between(random, 0.6, 1.15);
      const isLeft = side === 'left';
      const [start, end] = isLeft ? [a, a + (b - a) * share] : [b - (b - a) * share, b];
      const [p, q] = [back([start, y]), back([end, y])];
      const isSeen =
        Math.max(p[0], q[0]) > 0 &&
        Math.min(p[0], q[0]) < width &&
        Math.max(p[1], q[1]) > 0 &&
        Math.min(p[1], q[1]) < height;
      if (isSeen && end - start > 2) lines.push([p, q]);
    }
  }
  return lines;
}
