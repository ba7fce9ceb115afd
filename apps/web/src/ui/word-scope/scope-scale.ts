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

const FEWEST_INTERVALS = 3;
const MOST_INTERVALS = 6;
const ROUND = [1, 2, 4, 5];
const SMALLEST_END = 40;

/** A limit further away than this many times what is written would press the words into a corner. */
const FURTHEST_LIMIT = 4;

/** A round scale that holds the words, the best range and, when it is near, the limit; the shortest there is. */
export function scopeScale({ words, limit = 0, best = [0, 0] }: ScopeFacts): ScopeScale {
  const told = Math.max(words, best[1], SMALLEST_END);
  return roundScale(limit <= told * FURTHEST_LIMIT ? Math.max(told, limit) : told);
}

/** The shortest scale of round steps that holds as much; of two that are equally long the one with fewer ticks. */
export function roundScale(reach: number): ScopeScale {
  const power = 10 ** Math.floor(Math.log10(reach / FEWEST_INTERVALS));
  const scales = [power, power * 10]
    .flatMap((ten) => ROUND.map((times) => times * ten))
    .filter(Number.isInteger)
    .map((step) => ({ step, intervals: Math.ceil(reach / step) }))
    .filter(({ intervals }) => intervals >= FEWEST_INTERVALS && intervals <= MOST_INTERVALS)
    .sort((a, b) => a.step * a.intervals - b.step * b.intervals || a.intervals - b.intervals);
  const { step, intervals } = scales[0] ?? { step: reach, intervals: 1 };
  return { end: step * intervals, ticks: Array.from({ length: intervals + 1 }, (_, n) => n * step) };
}
