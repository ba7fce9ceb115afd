import type { Ratio } from '../../shot/shot.ts';

export interface Shape {
  ratio: Ratio;
  orientation: 'landscape' | 'portrait' | 'square';
  /** The picture has this ratio to within a pixel or two, not only nearly. */
  isExact: boolean;
}

/** Shapes that have a name on a set, in a camera or on a page. */
const named: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 4],
  [4, 3],
  [7, 5],
  [3, 2],
  [16, 10],
  [5, 3],
  [16, 9],
  [2, 1],
  [21, 9],
  [3, 1],
];
const NEAR = 0.03;

export function shapeOf(width: number, height: number): Shape {
  const isPortrait = height > width;
  const [long, short] = isPortrait ? [height, width] : [width, height];
  const is = long / short;
  const nearest = named.reduce((best, one) =>
    Math.abs(one[0] / one[1] - is) < Math.abs(best[0] / best[1] - is) ? one : best,
  );
  const isNear = Math.abs(nearest[0] / nearest[1] / is - 1) < NEAR;
  const [wide, high] = isNear ? nearest : reduced(Math.round(is * 20), 20);
  return {
    ratio: isPortrait ? `${high}:${wide}` : `${wide}:${high}`,
    orientation: wide === high ? 'square' : isPortrait ? 'portrait' : 'landscape',
    isExact: Math.abs(long - (short * wide) / high) <= 2,
  };
}

function reduced(one: number, other: number): readonly [number, number] {
  let [a, b] = [one, other];
  while (b !== 0) [a, b] = [b, a % b];
  return [one / a, other / a];
}
