/** Choices that a seed decides, so that an attack can be made again. */
export interface Dice {
  /** A whole number from 0 to below this. */
  below: (count: number) => number;
  one: <T>(of: readonly T[]) => T;
}

export function dice(seed: number): Dice {
  let state = seed | 0;
  const below = (count: number): number => {
    // xorshift, begun anywhere but at nought.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
  state = Math.imul(state ^ 0x9e3779b9, 0x85ebca6b) | 1;
  return { below, one: (of) => of[below(of.length)] as never };
}
