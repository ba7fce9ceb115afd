/** Metres: x to the right, y up, z away from whoever looks along the axis. */
export type Vector = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, s: number): Vector => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vector): Vector => times(a, 1 / (length(a) || 1));
export const mix = (a: Vector, b: Vector, t: number): Vector => add(a, times(sub(b, a), t));
/** A point told along three axes. */
export const along = (from: Vector, [x, y, z]: Vector, ax: Vector, ay: Vector, az: Vector): Vector =>
  add(from, add(add(times(ax, x), times(ay, y)), times(az, z)));
export const UP: Vector = [0, 1, 0];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, least = 0, most = 1): number => Math.max(least, Math.min(most, x));
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function middle(points: readonly Vector[]): Vector {
  return times(points.reduce(add, [0, 0, 0]), 1 / Math.max(1, points.length));
}

/** Around the upright axis: 0 looks at the camera (towards -z), 90 to the right of the picture. */
export function turned([x, y, z]: Vector, degrees: number): Vector {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * c - z * s, y, x * s + z * c];
}
