import { parseTemplate, type TemplateFault } from './parse-template.ts';
import { nthWay, waysOf } from './ways.ts';

export const MOST_VARIATIONS = 1_000;

export interface VariationWishes {
  /** How many; all of them where it is not said. */
  count?: number;
  /** The same seed takes the same ones, where not all are wanted. */
  seed?: number;
}

export type Variations =
  | { texts: readonly string[]; ways: bigint }
  | TemplateFault
  /** More than can be listed: say how many are wanted. */
  | { fault: 'too-many'; ways: bigint; most: number };

/** The texts that a template stands for, in its own order; some of them, evenly drawn, where not all are wanted. */
export function variationsOf(text: string, { count, seed = 0 }: VariationWishes = {}): Variations {
  const parsed = parseTemplate(text);
  if ('fault' in parsed) return parsed;
  const { template } = parsed;
  const ways = waysOf(template);
  const wanted = count === undefined ? ways : BigInt(Math.max(1, Math.floor(count)));
  const least = wanted < ways ? wanted : ways;
  if (least > BigInt(MOST_VARIATIONS)) return { fault: 'too-many', ways, most: MOST_VARIATIONS };
  const indices = least === ways ? all(ways) : drawn(ways, Number(least), seed);
  const texts = [...new Set(indices.map((index) => tidied(nthWay(template, index))))];
  return { texts, ways };
}

function all(ways: bigint): bigint[] {
  return Array.from({ length: Number(ways) }, (_, index) => BigInt(index));
}

/** Floyd's way to draw without repeats, so that few of very many cost little. */
function drawn(ways: bigint, count: number, seed: number): bigint[] {
  const random = bitsFrom(seed);
  const taken = new Set<bigint>();
  for (let last = ways - BigInt(count); last < ways; last++) {
    const index = random(last + 1n);
    taken.add(taken.has(index) ? last : index);
  }
  return [...taken].sort((one, other) => (one < other ? -1 : 1));
}

/** Numbers below a bound, of any size, that a seed decides. */
function bitsFrom(seed: number): (below: bigint) => bigint {
  let state = Math.imul(seed | 0, 0x9e3779b1) ^ 0x811c9dc5;
  const word = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return BigInt((mixed ^ (mixed >>> 14)) >>> 0);
  };
  return (below) => {
    let value = 0n;
    for (let bound = 1n; bound <= below << 32n; bound <<= 32n) value = (value << 32n) | word();
    return value % below;
  };
}

/** An empty option leaves its spaces behind. */
function tidied(text: string): string {
  return text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .trim();
}
