/** How a scope is ruled: from 0 to `end` in words, with evenly spaced ticks, the last of them `end`. */
export interface ScopeScale {
  end: number;
  ticks: readonly number[];
}

interface ScopeFacts {
  words: number;
  /** Where the generator stops reading, in words. */
  limit?: number | undefined;
  /** The range it reads best. */
  best?: readonly [from: number, to: number] | undefined;
}

const MOST_INTERVALS = 6;
const SMALLEST_END = 40;

/** A limit further away than this many times what is written would press the words into a corner. */
const FURTHEST_LIMIT = 4;

/** The shortest round scale that holds the words, the best range and, when it is near, the limit. */
export function scopeScale({ words, limit = 0, best = [0, 0] }: ScopeFacts): ScopeScale {
  const told = Math.max(words, best[1], SMALLEST_END);
  const reach = limit <= told * FURTHEST_LIMIT ? Math.max(told, limit) : told;
  const step = roundStep(reach / MOST_INTERVALS);
  const intervals = Math.ceil(reach / step);
  return { end: intervals * step, ticks: Array.from({ length: intervals + 1 }, (_, n) => n * step) };
}

/** 1, 2 or 5 times a power of ten, not smaller than what is asked. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}
