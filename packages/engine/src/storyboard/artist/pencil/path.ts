import type { Point } from '../geometry.ts';

/** The path through points, in tenths of a pixel, each step from where the last one ended. */
export function pathOf(
  through: readonly Point[],
  { round, closed }: { round: boolean; closed: boolean },
): string {
  const at = (n: number): Point =>
    (closed
      ? through[(n + through.length) % through.length]
      : through[Math.min(through.length - 1, Math.max(0, n))]) ?? [0, 0];
  let [x, y] = at(0).map(tenths) as [number, number];
  [x, y] = [step(x), step(y)];
  let path = `M${figures(x, y)}`;
  const steps = closed ? through.length : through.length - 1;
  for (let n = 0; n < steps; n++) {
    const [to, before, after, beyond] = [at(n + 1), at(n - 1), at(n), at(n + 2)];
    const [nx, ny] = to.map(tenths) as [number, number];
    if (round) {
      const c1 = [after[0] + (to[0] - before[0]) / 6 - x, after[1] + (to[1] - before[1]) / 6 - y] as const;
      const c2 = [to[0] - (beyond[0] - after[0]) / 6 - x, to[1] - (beyond[1] - after[1]) / 6 - y] as const;
      path += `c${figures(...c1, ...c2, nx - x, ny - y)}`;
    } else path += `l${figures(nx - x, ny - y)}`;
    // From where the pencil is by its own account, so that rounding does not add up.
    x += step(nx - x);
    y += step(ny - y);
  }
  return closed ? `${path}z` : path;
}

/** Beyond any sheet; a number that is none would break the picture. */
const FARTHEST = 20_000;

function tenths(figure: number): number {
  return Math.round(Math.min(FARTHEST, Math.max(-FARTHEST, figure)) * 10) / 10;
}

/** A long way is told in whole pixels. */
function step(figure: number): number {
  const fine = tenths(figure);
  return Math.abs(fine) >= 10 ? Math.round(fine) : fine;
}

function figures(...all: number[]): string {
  return all
    .map((figure) => String(step(figure) + 0).replace(/^(-?)0\./, '$1.'))
    .map((figure, n) => (n === 0 || figure.startsWith('-') ? figure : ` ${figure}`))
    .join('');
}
