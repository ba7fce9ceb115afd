export type Point = readonly [x: number, y: number];

export function oval(x: number, y: number, rx: number, ry: number, turn = 0): Point[] {
  const count = cornersOf(Math.max(rx, ry));
  return Array.from({ length: count }, (_, n): Point => {
    const angle = (n / count) * Math.PI * 2;
    const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}

/** A dot needs few; what is drawn in heights of its thing, or fills the sheet, shows each. */
function cornersOf(radius: number): number {
  if (radius < 0.1) return 8;
  if (radius < 0.7) return 12;
  if (radius < 6) return radius < 1.6 ? 16 : 6;
  return radius < 60 ? 12 : 20;
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function towards([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Pairs of whole numbers, hundredths of a unit: "0 -50 25 -46". */
export function points(pairs: string): Point[] {
  if (pairs === '') return [];
  const numbers = pairs.trim().split(/\s+/).map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, n): Point => [(numbers[2 * n] ?? 0) / 100, (numbers[2 * n + 1] ?? 0) / 100],
  );
}

/** Where a shape that is drawn in units of its own stands on the sheet; `flip` looks the other way. */
export interface Spot {
  x: number;
  y: number;
  unit: number;
  flip?: boolean;
  /** Leaning ahead, in radians. */
  turn?: number;
}

export function put(shape: readonly Point[], { x, y, unit, flip = false, turn = 0 }: Spot): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return shape.map(([px, py]) => {
    const across = px * cos - py * sin;
    return [x + (flip ? -across : across) * unit, y + (px * sin + py * cos) * unit];
  });
}
