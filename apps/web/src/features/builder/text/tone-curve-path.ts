/** Output levels at evenly spaced inputs from black to white, 0 to 1. */
export type Levels = readonly number[];

interface Point {
  x: number;
  y: number;
}

/**
 * A smooth line through the levels, in a square whose side is `size`, black at the lower left. It never swings
 * above or below what it joins: a curve that only rises is drawn as one that only rises.
 */
export function toneCurvePath(levels: Levels, size: number): string {
  const points = levels.map((level, n) => ({
    x: (n / (levels.length - 1)) * size,
    y: (1 - level) * size,
  }));
  const slopes = slopesOf(points);
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${at(first.x, first.y)}`;
  for (const [n, point] of rest.entries()) {
    const from = points[n] ?? first;
    const third = (point.x - from.x) / 3;
    const out = at(from.x + third, from.y + (slopes[n] ?? 0) * third);
    const into = at(point.x - third, point.y - (slopes[n + 1] ?? 0) * third);
    path += `C${out} ${into} ${at(point.x, point.y)}`;
  }
  return path;
}

/** Fritsch and Carlson: the harmonic mean of the slopes on either side, flat where they change their sign. */
function slopesOf(points: readonly Point[]): number[] {
  const chords = points.slice(1).map(({ x, y }, n) => (y - (points[n]?.y ?? y)) / (x - (points[n]?.x ?? 0)));
  return points.map((_, n) => {
    const before = chords[n - 1] ?? chords[n] ?? 0;
    const behind = chords[n] ?? before;
    return before * behind <= 0 ? 0 : (2 * before * behind) / (before + behind);
  });
}

function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
