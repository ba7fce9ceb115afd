import type { Flat } from '../space/vector.ts';

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Points of the picture as the data of a path. */
export function pathOf(points: readonly (readonly number[])[], isClosed = true): string {
  if (points.length < 2) return '';
  const pairs = points.map(([x = 0, y = 0]) => `${tenth(x)} ${tenth(y)}`);
  return `M${pairs.join('L')}${isClosed ? 'Z' : ''}`;
}

export const numeral = (value: number, places = 2): string => String(Number(value.toFixed(places)));

/** Twice the area, by its sign the way round. */
export function areaOf(points: readonly Flat[]): number {
  return points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
