export type Random = () => number;

/** Numbers from 0 to 1 that a seed decides. */
export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A number between two others. */
export function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random();
}
