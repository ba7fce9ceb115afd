import { pathOf } from '../board/path.ts';
import type { Flat } from '../space/vector.ts';
import type { Grid } from './grid.ts';

/** Which edges of a cell the line crosses, by which of its corners lie inside; in pairs: top, right, bottom, left. */
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

interface Fine {
  /** How far, in pixels, the drawn line may be from the found one. */
  tolerance: number;
  /** Square pixels below which a loop is a speck. */
  least: number;
}

/** The outline of where a field is positive. Whatever reaches the edge of the grid is closed along it. */
export function contourOf(field: Float32Array, grid: Grid, { tolerance, least }: Fine): string {
  const { columns, rows, cell, left, top } = grid;
  for (let x = 0; x < columns; x++) field[x] = field[(rows - 1) * columns + x] = -1;
  for (let y = 0; y < rows; y++) field[y * columns] = field[y * columns + columns - 1] = -1;
  const next = new Map<number, number>();
  const value = (at: number) => field[at] as number;
  const edgeAt = (at: number, side: number) => {
    if (side === 0) return at * 2;
    if (side === 1) return (at + 1) * 2 + 1;
    return side === 2 ? (at + columns) * 2 : at * 2 + 1;
  };
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const at = y * columns + x;
      const inside =
        (value(at) > 0 ? 1 : 0) |
        (value(at + 1) > 0 ? 2 : 0) |
        (value(at + columns + 1) > 0 ? 4 : 0) |
        (value(at + columns) > 0 ? 8 : 0);
      if (inside === 0 || inside === 15) continue;
      const crossed = CROSSINGS[inside] ?? [];
      for (let n = 0; n < crossed.length; n += 2)
        next.set(edgeAt(at, crossed[n] as number), edgeAt(at, crossed[n + 1] as number));
    }
  const pointAt = (edge: number): Flat => {
    const at = edge >> 1;
    const isUpright = edge % 2 === 1;
    const [a, b] = [value(at), value(isUpright ? at + columns : at + 1)];
    const share = a / (a - b);
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return [left + (x + (isUpright ? 0 : share)) * cell, top + (y + (isUpright ? share : 0)) * cell];
  };
  let path = '';
  for (const start of next.keys()) {
    const loop: Flat[] = [];
    for (let edge: number | undefined = start; edge !== undefined; ) {
      const following: number | undefined = next.get(edge);
      if (following === undefined) break;
      loop.push(pointAt(edge));
      next.delete(edge);
      edge = following;
    }
    if (loop.length < 3 || Math.abs(areaIn(loop)) / 2 < least) continue;
    const kept = thinned(loop, tolerance);
    if (kept.length > 2) path += pathOf(kept);
  }
  return path;
}

function areaIn(loop: readonly Flat[]): number {
  let sum = 0;
  let [px, py] = loop.at(-1) ?? [0, 0];
  for (const [x, y] of loop) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return sum;
}

/** As few points as keep the line where it was. */
function thinned(points: readonly Flat[], tolerance: number): Flat[] {
  const keeps = new Uint8Array(points.length);
  keeps[0] = keeps[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const [ax, ay] = points[from] as Flat;
    const [bx, by] = points[to] as Flat;
    const [dx, dy] = [bx - ax, by - ay];
    const long = Math.hypot(dx, dy);
    let most = tolerance;
    let furthest = -1;
    for (let at = from + 1; at < to; at++) {
      const [x, y] = points[at] as Flat;
      const off = long > 1e-6 ? Math.abs((x - ax) * dy - (y - ay) * dx) / long : Math.hypot(x - ax, y - ay);
      if (off > most) [most, furthest] = [off, at];
    }
    if (furthest < 0) continue;
    keeps[furthest] = 1;
    open.push([from, furthest], [furthest, to]);
  }
  return points.filter((_, at) => keeps[at] === 1);
}
