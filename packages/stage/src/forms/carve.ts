import type { DepthMap } from '../board/depth-map.ts';
import type { View } from '../space/camera.ts';
import { clamp, type Vector } from '../space/vector.ts';
import { contourOf } from './contour.ts';
import { type Grid, soften } from './grid.ts';
import type { Part } from './part.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Cells along the longer side of a form. */
const CELLS = 150;
/** Boards cost more a cell, and have no folds to show. */
const CELLS_OF_BOARDS = 110;
const AROUND = 24;
/** Pixels of a form's height below which it is drawn more plainly. */
const SMALL = 200;

export interface Shine {
  /** Where from, as the picture has it: right, up, away. */
  from: Vector;
  /** How wide its rim is; 1 is as usual, 0 none. */
  rim: number;
}

export interface Carved {
  outline: string;
  /** Where each group of parts is in front. */
  patches: Record<string, string>;
  /** Flat planes that a light falls on: which light, and the stronger inside the weaker. */
  lit: { light: number; isStrong: boolean; path: string }[];
  rims: { light: number; path: string }[];
}

interface Wish {
  /** How far parts flow into each other, in metres. */
  fillet: number;
  /** Whether an edge inside the outline has a rim too: an arm before a chest. */
  hasSeams: boolean;
  isPlain: boolean;
  /** Groups that have a tone of their own. */
  toned: ReadonlySet<string>;
}

interface Field {
  grid: Grid;
  /** Pixels inside the whole form. */
  inside: Float32Array;
  depth: Float32Array;
  owner: Int16Array;
  middle: number;
  /** How tall the form is in the picture, before its edges cut it. */
  tall: number;
}

/** Round things as the picture has them: merged into one outline, with the planes and the rims that lights leave on it. */
export function carve(
  parts: readonly Part[],
  view: View,
  shines: readonly Shine[],
  before: DepthMap,
  wish: Wish,
): Carved | undefined {
  const shaped = parts.flatMap((part): Shaped[] => {
    const shape = shapeOf(part, view);
    return shape ? [{ part, shape }] : [];
  });
  const field = fieldOf(shaped, view, wish.fillet);
  if (!field) return undefined;
  const { grid, inside } = field;
  const rims = wish.isPlain ? [] : rimsOf(field, view, shines, wish.hasSeams);
  const uncut = wish.isPlain ? inside : Float32Array.from(inside);
  cutBehind(field, view, before);
  const within = (path: Float32Array) => {
    for (let at = 0; at < path.length; at++)
      path[at] = Math.min(path[at] as number, (inside[at] as number) / grid.cell);
    return path;
  };
  const groups = new Set(shaped.map(({ part }) => part.group));
  const patches: Record<string, string> = {};
  for (const group of groups) {
    if (groups.size < 2 || !wish.toned.has(group)) continue;
    const path = contourOf(within(ownedBy(field, shaped, group)), grid, { tolerance: 0.35, least: 6 });
    if (path !== '') patches[group] = path;
  }
  return {
    outline: contourOf(Float32Array.from(inside), grid, { tolerance: 0.25, least: 2 }),
    patches,
    lit: wish.isPlain ? [] : litOf({ ...field, inside: uncut }, view, shines, within),
    rims: rims.flatMap(({ light, path }) => {
      const drawn = contourOf(within(path), grid, { tolerance: 0.3, least: 4 });
      return drawn === '' ? [] : [{ light, path: drawn }];
    }),
  };
}

interface Shaped {
  part: Part;
  shape: Shape;
}

function fieldOf(shaped: readonly Shaped[], view: View, fillet: number): Field | undefined {
  if (shaped.length === 0) return undefined;
  const boxes = shaped.map(({ shape }) => shape.box);
  let [left, top, right, bottom] = [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
  const tall = Math.max(bottom - top, (right - left) * 0.6);
  left = Math.max(left, -AROUND);
  top = Math.max(top, -AROUND);
  right = Math.min(right, view.width + AROUND);
  bottom = Math.min(bottom, view.height + AROUND);
  if (right <= left || bottom <= top) return undefined;
  const cells = shaped.some(({ part }) => part.outline) ? CELLS_OF_BOARDS : CELLS;
  const cell = clamp(Math.max(right - left, bottom - top) / cells, 1.1, 5);
  const pad = 5 * cell;
  const columns = Math.ceil((right - left + 2 * pad) / cell);
  const rows = Math.ceil((bottom - top + 2 * pad) / cell);
  const grid: Grid = { columns, rows, cell, left: left - pad, top: top - pad };
  const middle = shaped.reduce((sum, { shape }) => {
    shape.measure((shape.box[0] + shape.box[2]) / 2, (shape.box[1] + shape.box[3]) / 2);
    return sum + shape.depth;
  }, 0);
  const field: Field = {
    grid,
    inside: new Float32Array(columns * rows).fill(-1000),
    depth: new Float32Array(columns * rows).fill(1000),
    owner: new Int16Array(columns * rows).fill(-1),
    middle: middle / shaped.length,
    tall,
  };
  const soft = Math.max((fillet * view.scale) / field.middle, cell);
  for (const [n, one] of shaped.entries()) addShape(field, one, n, one.part.isCrisp ? cell : soft, soft);
  return field;
}

function addShape(
  { grid, inside, depth, owner }: Field,
  { part, shape }: Shaped,
  n: number,
  join: number,
  soft: number,
): void {
  const { columns, rows, cell, left, top } = grid;
  const margin = soft + 3 * cell;
  const [fromX, toX] = [
    Math.max(0, Math.floor((shape.box[0] - margin - left) / cell)),
    Math.min(columns - 1, Math.ceil((shape.box[2] + margin - left) / cell)),
  ];
  const [fromY, toY] = [
    Math.max(0, Math.floor((shape.box[1] - margin - top) / cell)),
    Math.min(rows - 1, Math.ceil((shape.box[3] + margin - top) / cell)),
  ];
  const nearer = part.near ?? 0;
  for (let y = fromY; y <= toY; y++)
    for (let x = fromX, at = y * columns + fromX; x <= toX; x++, at++) {
      shape.measure(left + x * cell, top + y * cell);
      const here = inside[at] as number;
      const blend = Math.max(join - Math.abs(here - shape.inside), 0) / join;
      inside[at] = Math.max(here, shape.inside) + (blend * blend * join) / 4;
      if (shape.inside <= -soft * 0.6) continue;
      const edge = 1 - clamp(shape.inside / shape.reach);
      const front =
        shape.depth -
        shape.thick * Math.sqrt(Math.max(0, 1 - edge * edge)) +
        (shape.inside < 0 ? 0.02 : 0) -
        nearer;
      if (front < (depth[at] as number)) {
        depth[at] = front;
        owner[at] = n;
      }
    }
}

/** Takes away what a board or a box hides. */
function cutBehind({ grid, inside, depth, middle }: Field, view: View, before: DepthMap): void {
  const { columns, rows, cell, left, top } = grid;
  const pixels = view.scale / middle;
  for (let y = 0, at = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, at++) {
      if ((inside[at] as number) < -2 * cell) continue;
      const free = before.depthAt(left + x * cell, top + y * cell) - (depth[at] as number) + 0.02;
      if (free < 0.5) inside[at] = Math.min(inside[at] as number, free * pixels);
    }
}

function ownedBy({ grid, inside, owner }: Field, shaped: readonly Shaped[], group: string): Float32Array {
  const path = new Float32Array(owner.length);
  const isOwn = Uint8Array.from(shaped, ({ part }) => (part.group === group ? 1 : 0));
  for (let at = 0; at < path.length; at++) {
    const by = owner[at] as number;
    path[at] = by < 0 ? 0 : (isOwn[by] as number);
  }
  soften(path, grid, 2);
  for (let at = 0; at < path.length; at++)
    if ((owner[at] as number) >= 0 || (inside[at] as number) <= -2 * grid.cell)
      path[at] = (path[at] as number) - 0.5;
  return path;
}

/** Two flat planes a light: where it falls at all, and where it falls straight. */
function litOf(
  { grid, inside, depth, owner, middle, tall }: Field,
  view: View,
  shines: readonly Shine[],
  within: (path: Float32Array) => Float32Array,
): Carved['lit'] {
  const { columns, rows, cell } = grid;
  const far = middle + ((0.3 * tall) / view.scale) * middle;
  const pixels = view.scale / middle / cell;
  const relief = new Float32Array(depth.length);
  for (let at = 0; at < relief.length; at++)
    relief[at] =
      ((owner[at] as number) >= 0 && (inside[at] as number) > 0 ? (depth[at] as number) : far) * pixels;
  soften(relief, grid, 3);
  const least = Math.max(24, (Math.min(tall, 720) * 0.045) ** 2);
  return shines.flatMap(({ from }, light) => {
    const falls = new Float32Array(relief.length);
    for (let y = 1; y < rows - 1; y++)
      for (let x = 1, at = y * columns + 1; x < columns - 1; x++, at++) {
        if ((inside[at] as number) < -3 * cell) continue;
        const across = ((relief[at + 1] as number) - (relief[at - 1] as number)) / 2;
        const down = ((relief[at + columns] as number) - (relief[at - columns] as number)) / 2;
        const long = Math.hypot(across, down, 1);
        falls[at] = (across * from[0] - down * from[1] - from[2]) / long;
      }
    soften(falls, grid, 2);
    // Of somebody small in the picture one plane says as much as two.
    const levels = tall < SMALL ? [0.45] : [0.3, 0.68];
    return levels.flatMap((level, n) => {
      const path = new Float32Array(falls.length);
      for (let at = 0; at < path.length; at++) path[at] = ((falls[at] as number) - level) * 8;
      const drawn = contourOf(within(path), grid, { tolerance: 0.5, least });
      return drawn === '' ? [] : [{ light, isStrong: n === 1, path: drawn }];
    });
  });
}

/** The crescents that lights from behind leave along an edge. */
function rimsOf(
  field: Field,
  view: View,
  shines: readonly Shine[],
  hasSeams: boolean,
): { light: number; path: Float32Array }[] {
  const { grid, inside, depth, middle, tall } = field;
  const { columns, rows, cell } = grid;
  const gap = 0.07 * Math.min(1, (tall / view.scale) * middle);
  return shines.flatMap(({ from, rim }, light) => {
    const behind = clamp(0.55 + from[2] * 0.6);
    const wide = Math.max(clamp(tall * 0.0085, 1.2, 6) * rim * behind, rim * behind > 0.3 ? 1.15 * cell : 0);
    const aside = Math.hypot(from[0], from[1]);
    if (wide < 0.4 || aside < 0.15) return [];
    const [ex, ey] = [((from[0] / aside) * wide) / cell, ((-from[1] / aside) * wide) / cell];
    const seam = new Float32Array(inside.length);
    if (hasSeams && tall >= SMALL) {
      for (let y = 1; y < rows - 1; y++)
        for (let x = 1, at = y * columns + 1; x < columns - 1; x++, at++) {
          if ((inside[at] as number) <= 0) continue;
          const beside =
            clamp(Math.round(y + ey * 0.8), 0, rows - 1) * columns +
            clamp(Math.round(x + ex * 0.8), 0, columns - 1);
          if ((inside[beside] as number) > 0 && (depth[beside] as number) - (depth[at] as number) > gap)
            seam[at] = 1;
        }
      soften(seam, grid, 3);
    }
    const path = new Float32Array(inside.length).fill(-1);
    for (let y = 1; y < rows - 1; y++)
      for (let x = 1, at = y * columns + 1; x < columns - 1; x++, at++) {
        const here = inside[at] as number;
        if (here < -2 * cell) continue;
        const edge = -between(inside, grid, x + ex, y + ey) / cell;
        path[at] = Math.min(here / cell, Math.max(edge, ((seam[at] as number) - 0.5) * 3));
      }
    return [{ light, path }];
  });
}

function between(field: Float32Array, { columns, rows }: Grid, x: number, y: number): number {
  const left = clamp(Math.floor(x), 0, columns - 2);
  const top = clamp(Math.floor(y), 0, rows - 2);
  const [u, v] = [x - left, y - top];
  const at = top * columns + left;
  const upper = (field[at] as number) * (1 - u) + (field[at + 1] as number) * u;
  const lower = (field[at + columns] as number) * (1 - u) + (field[at + columns + 1] as number) * u;
  return upper * (1 - v) + lower * v;
}
