import type { View } from '../space/camera.ts';
import { hullOf } from '../space/hull.ts';
import { clamp, type Flat } from '../space/vector.ts';
import type { Part } from './part.ts';

/** A part as the picture has it. `measure` leaves its answers here: a drawing asks a million times. */
export interface Shape {
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Pixels inside the outline, negative outside. */
  inside: number;
  /** Metres from the camera. */
  depth: number;
  /** Half of how thick it is there, in pixels and in metres. */
  reach: number;
  thick: number;
  measure: (x: number, y: number) => void;
}

type Disc = readonly [x: number, y: number, r: number, depth: number, metres: number];

export function shapeOf(part: Part, view: View): Shape | undefined {
  if (part.outline) return cutout(part.outline, view);
  const discs: Disc[] = [];
  for (const [x, y, z, radius] of part.balls ?? []) {
    const seen = view.see([x, y, z]);
    if (!seen) return undefined;
    discs.push([seen[0], seen[1], (radius * view.scale) / seen[2], seen[2], radius]);
  }
  const [a, b = a] = discs;
  if (!a || !b) return undefined;
  const box = [
    Math.min(...discs.map(([x, , r]) => x - r)),
    Math.min(...discs.map(([, y, r]) => y - r)),
    Math.max(...discs.map(([x, , r]) => x + r)),
    Math.max(...discs.map(([, y, r]) => y + r)),
  ] as const;
  return discs.length <= 2 ? capsule(a, b, box) : stretched(discs, box);
}

/** A limb: one ball, or two and the skin between them. */
function capsule(a: Disc, b: Disc, box: Shape['box']): Shape {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const slope = long > 0 ? clamp((a[2] - b[2]) / long, -1, 1) : 1;
  const steep = Math.sqrt(1 - slope * slope);
  const isOneInTheOther = long <= Math.abs(a[2] - b[2]);
  const larger = a[2] > b[2] ? 0 : 1;
  const shape: Shape = { box, inside: 0, depth: 0, reach: 0, thick: 0, measure };
  function measure(x: number, y: number): void {
    const [px, py] = [x - a[0], y - a[1]];
    let t = larger;
    if (!isOneInTheOther) {
      const ahead = (px * dx + py * dy) / long;
      const aside = Math.abs(px * dy - py * dx) / long;
      t = (ahead + (aside * slope) / (steep || 1)) / long;
      t = Math.max(0, Math.min(1, t));
    }
    shape.reach = a[2] + (b[2] - a[2]) * t;
    const inside = shape.reach - Math.hypot(px - dx * t, py - dy * t);
    shape.inside = isOneInTheOther || t === 0 || t === 1 ? inside : inside * steep;
    shape.depth = a[3] + (b[3] - a[3]) * t;
    shape.thick = a[4] + (b[4] - a[4]) * t;
  }
  return shape;
}

/** Skin over several balls: as seen, the convex outline around their discs. */
function stretched(discs: readonly Disc[], box: Shape['box']): Shape {
  const around = discs.flatMap(([x, y, r]): Flat[] => {
    const corners = r < 3 ? 8 : r < 20 ? 14 : 24;
    return Array.from({ length: corners }, (_, n): Flat => {
      const angle = (n / corners) * Math.PI * 2;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  });
  const corners = hullOf(around);
  const edges = new Float64Array(corners.length * 3);
  let narrow = Number.POSITIVE_INFINITY;
  for (const [n, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(n + 1) % corners.length] as Flat;
    const long = Math.hypot(nextX - x, nextY - y) || 1;
    const [nx, ny] = [-(nextY - y) / long, (nextX - x) / long];
    edges.set([nx, ny, -(x * nx + y * ny)], n * 3);
    let wide = 0;
    for (const [px, py] of corners) wide = Math.max(wide, (px - x) * nx + (py - y) * ny);
    narrow = Math.min(narrow, wide);
  }
  const mean = discs.reduce((sum, [, , , depth]) => sum + depth, 0) / discs.length;
  const flat = discs.flat();
  const pixels = discs.reduce((sum, [, , r]) => sum + r, 0) / (discs.reduce((sum, d) => sum + d[4], 0) || 1);
  const shape: Shape = {
    box,
    inside: 0,
    depth: mean,
    reach: narrow / 2,
    thick: narrow / 2 / (pixels || 1),
    measure,
  };
  function measure(x: number, y: number): void {
    let inside = Number.POSITIVE_INFINITY;
    for (let n = 0; n < edges.length; n += 3) {
      const off = x * (edges[n] as number) + y * (edges[n + 1] as number) + (edges[n + 2] as number);
      if (off < inside) inside = off;
    }
    let [weights, depths] = [0, 0];
    for (let n = 0; n < flat.length; n += 5) {
      const [dx, dy, r] = [x - (flat[n] as number), y - (flat[n + 1] as number), flat[n + 2] as number];
      const weight = 1 / (dx * dx + dy * dy + r * r + 1);
      weights += weight;
      depths += (flat[n + 3] as number) * weight;
    }
    shape.inside = inside;
    shape.depth = depths / weights;
  }
  return shape;
}

/** A board cut along an outline, however that runs. */
function cutout(outline: readonly (readonly [number, number, number])[], view: View): Shape | undefined {
  const seen: number[] = [];
  let depths = 0;
  for (const point of outline) {
    const at = view.see(point);
    if (!at) return undefined;
    seen.push(at[0], at[1]);
    depths += at[2];
  }
  const xs = seen.filter((_, n) => n % 2 === 0);
  const ys = seen.filter((_, n) => n % 2 === 1);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const depth = depths / outline.length;
  const reach = Math.min(box[2] - box[0], box[3] - box[1]) * 0.3 + 1;
  const shape: Shape = { box, inside: 0, depth, reach, thick: (reach * depth) / view.scale, measure };
  const count = seen.length;
  function measure(x: number, y: number): void {
    let isInside = false;
    let least = Number.POSITIVE_INFINITY;
    let [ax, ay] = [seen[count - 2] as number, seen[count - 1] as number];
    for (let n = 0; n < count; n += 2) {
      const [bx, by] = [seen[n] as number, seen[n + 1] as number];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
      const [dx, dy] = [bx - ax, by - ay];
      const long = dx * dx + dy * dy;
      let t = long > 0 ? ((x - ax) * dx + (y - ay) * dy) / long : 0;
      t = Math.max(0, Math.min(1, t));
      const [ox, oy] = [x - ax - dx * t, y - ay - dy * t];
      const off = ox * ox + oy * oy;
      if (off < least) least = off;
      [ax, ay] = [bx, by];
    }
    shape.inside = isInside ? Math.sqrt(least) : -Math.sqrt(least);
  }
  return shape;
}
