import { kinds } from '../statement.ts';
import { step } from './ways-of-reading.ts';

const COUNT = kinds.length;

/**
 * Of all ways of reading a sentence, each weighed by what speaks for it, the share in which the items from `first` to
 * `last` are of one kind. The ways up to each item and on from it are counted once; places count from the sentence's start.
 */
export function chancesIn(
  scores: Float64Array,
  { from, to, before }: { from: number; to: number; before: number | undefined },
): (kind: number, first: number, last: number) => number {
  const length = to - from;
  const score = (at: number, kind: number) => scores[(from + at) * COUNT + kind] as number;
  const upTo = new Float64Array(length * COUNT);
  const onFrom = new Float64Array(length * COUNT);
  const ways = new Float64Array(COUNT);
  for (let at = 0; at < length; at++) {
    for (let kind = 0; kind < COUNT; kind++) {
      let way = before === undefined ? 0 : step(before, kind);
      if (at > 0) {
        for (let one = 0; one < COUNT; one++)
          ways[one] = (upTo[(at - 1) * COUNT + one] as number) + step(one, kind);
        way = sumOf(ways);
      }
      upTo[at * COUNT + kind] = score(at, kind) + way;
    }
  }
  for (let at = length - 2; at >= 0; at--) {
    for (let kind = 0; kind < COUNT; kind++) {
      for (let one = 0; one < COUNT; one++)
        ways[one] = step(kind, one) + score(at + 1, one) + (onFrom[(at + 1) * COUNT + one] as number);
      onFrom[at * COUNT + kind] = sumOf(ways);
    }
  }
  const all = sumOf(upTo.subarray((length - 1) * COUNT));

  return (kind, first, last) => {
    let way = upTo[first * COUNT + kind] as number;
    for (let at = first + 1; at <= last; at++) way += step(kind, kind) + score(at, kind);
    return Math.exp(way + (onFrom[last * COUNT + kind] as number) - all);
  };
}

/** The logarithm of a sum whose parts are too large to be written out. */
function sumOf(logs: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const log of logs) if (log > most) most = log;
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum);
}
