import type { Plane } from '../raw-picture.ts';
import type { Region } from './focus.ts';

/** How far apart two blocks may lie and still belong together. */
const REACH = 2;

/** The heaviest of the patches that weights make, as the box around most of it and its middle. */
export function largestPatch(weights: Plane): { region: Region; centre: { x: number; y: number } } {
  const { width, height, values } = weights;
  const patchOf = new Int32Array(values.length).fill(-1);
  const masses: number[] = [];
  for (const start of values.keys()) {
    if ((values[start] ?? 0) === 0 || patchOf[start] !== -1) continue;
    masses.push(flood(weights, patchOf, start, masses.length));
  }
  const heaviest = masses.indexOf(Math.max(...masses));
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (const [at, value] of values.entries()) {
    if (patchOf[at] !== heaviest) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    columns[x] = (columns[x] ?? 0) + value;
    rows[y] = (rows[y] ?? 0) + value;
  }
  const across = extent(columns);
  const down = extent(rows);
  return {
    region: {
      x: across.from,
      y: down.from,
      width: rounded(across.to - across.from),
      height: rounded(down.to - down.from),
    },
    centre: { x: across.middle, y: down.middle },
  };
}

function flood({ width, height, values }: Plane, patchOf: Int32Array, start: number, patch: number): number {
  const open = [start];
  patchOf[start] = patch;
  let mass = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    mass += values[at] ?? 0;
    const x = at % width;
    const y = Math.floor(at / width);
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
      for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
        const next = row * width + column;
        if ((values[next] ?? 0) === 0 || patchOf[next] !== -1) continue;
        patchOf[next] = patch;
        open.push(next);
      }
  }
  return mass;
}

/** Where nine tenths of a profile lie, and its middle, in shares of its length. */
function extent(profile: Float64Array): { from: number; to: number; middle: number } {
  const whole = profile.reduce((sum, value) => sum + value, 0);
  let seen = 0;
  let from = 0;
  let to = profile.length;
  let moment = 0;
  for (const [at, value] of profile.entries()) {
    const before = seen;
    seen += value;
    moment += value * (at + 0.5);
    if (before < whole * 0.04 && seen >= whole * 0.04) from = at;
    if (before < whole * 0.96 && seen >= whole * 0.96) to = at + 1;
  }
  const share = (value: number) => rounded(value / profile.length);
  return { from: share(from), to: share(to), middle: whole === 0 ? 0.5 : share(moment / whole) };
}

function rounded(share: number): number {
  return Math.round(1000 * share) / 1000;
}
