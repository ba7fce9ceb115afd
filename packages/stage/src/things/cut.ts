import type { Vector } from '../space/vector.ts';
import type { Tone } from '../tones/palette.ts';
import { board, box, lathe, outlineFrom, type Primitive, rod } from './primitive.ts';

/** Materials that props share. */
export const STEEL: Tone = [0.55, -0.2];
export const IRON: Tone = [0.1, -0.2];
export const WOOD: Tone = [0.3, 0.8];
export const DARK: Tone = [0.05, 0.2];
export const PAPER: Tone = [0.86, 0.15];
export const CLAY: Tone = [0.36, 0.7];
export const ENAMEL: Tone = [0.72, 0];
export const CLOTH: Tone = [0.4, 0.2];
export const BRASS: Tone = [0.5, 1];
export const GLASS: Tone = [0.62, -0.5];
export const GREEN: Tone = [0.18, -0.4];

const points = (triples: string): Vector[] => {
  const numbers = triples.trim().split(/\s+/u).map(Number);
  return Array.from(
    { length: Math.floor(numbers.length / 3) },
    (_, n): Vector => [
      (numbers[3 * n] ?? 0) / 100,
      (numbers[3 * n + 1] ?? 0) / 100,
      (numbers[3 * n + 2] ?? 0) / 100,
    ],
  );
};

/** All measures in hundredths of a metre. Turned around the upright: radius and height in turn. */
export const spun = (profile: string, tone: Tone, at = '0 0 0', mouth?: Tone): Primitive =>
  lathe(points(at)[0] ?? [0, 0, 0], outlineFrom(profile), tone, mouth ? { mouth } : {});

/** Turned around an axis that lies: from left to right, or towards whoever looks. */
export const rolled = (
  profile: string,
  tone: Tone,
  at = '0 0 0',
  axis: Vector = [0, 0, -1],
  mouth?: Tone,
): Primitive =>
  lathe(points(at)[0] ?? [0, 0, 0], outlineFrom(profile), tone, { axis, ...(mouth && { mouth }) });

/** A line bent through points. */
export const bent = (through: string, wide: number, tone: Tone): Primitive =>
  rod(points(through), wide / 100, tone);

/** A box by the middle of its underside, and its width, height and depth. */
export const block = (at: string, size: string, tone: Tone, yaw = 0): Primitive =>
  box(points(at)[0] ?? [0, 0, 0], points(size)[0] ?? [0.1, 0.1, 0.1], tone, { yaw });

/** An outline cut from a board that faces whoever looks. */
export const cut = (outline: string, deep: number, tone: Tone, at = '0 0 0'): Primitive => {
  const [x, y, z] = points(at)[0] ?? [0, 0, 0];
  return board(outlineFrom(outline), [x, y, z - deep / 200], deep / 100, tone);
};

/** Legs of one height at the corners of a rectangle. */
export const legs = (wide: number, deep: number, high: number, thick: number, tone: Tone): Primitive[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      block(`${x * (wide / 2 - thick)} 0 ${z * (deep / 2 - thick)}`, `${thick} ${high} ${thick}`, tone),
    ),
  );

/** A hoop that faces whoever looks. */
export const hoop = (x: number, y: number, radius: number, wide: number, tone: Tone, z = 0): Primitive =>
  bent(
    Array.from({ length: 25 }, (_, n) => {
      const angle = (n / 24) * Math.PI * 2;
      return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)} ${z}`;
    }).join(' '),
    wide,
    tone,
  );

/** A road wheel that faces whoever looks, on the ground. */
export const wheel = (x: number, z: number, radius: number, wide: number): Primitive[] => [
  rolled(`${radius} 0 ${radius} ${wide}`, DARK, `${x} ${radius} ${z}`, [0, 0, -1], [0.05, 0]),
  rolled(
    `${radius * 0.55} 0 ${radius * 0.5} 2`,
    STEEL,
    `${x} ${radius} ${z - wide}`,
    [0, 0, -1],
    [0.3, -0.2],
  ),
];
