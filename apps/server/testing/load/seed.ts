import { randomInt } from 'node:crypto';

/** What decides every choice of a test under load: the same each day, another with SOAK, and whichever SEED says. */
export const seed = Number(process.env['SEED'] ?? (process.env['SOAK'] ? randomInt(2 ** 31) : 20_261_122));

export interface Chance {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  oneOf: <T>(some: readonly [T, ...T[]]) => T;
}

/** Choices that a seed decides. */
export function chanceOf(start: number): Chance {
  let state = start >>> 0;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return { below, oneOf: (some) => some[below(some.length)] ?? some[0] };
}
