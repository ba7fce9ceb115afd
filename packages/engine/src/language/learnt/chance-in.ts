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
  const upTo: Float64Array[] = [];
  for (let at = 0; at < length; at++) {
    const behind = upTo[at - 1];
    upTo.push(
      eachKind((kind) => {
        if (behind)
          return score(at, kind) + sumOf(eachKind((one) => (behind[one] as number) + step(one, kind)));
        return score(at, kind) + (before === undefined ? 0 : step(before, kind));
      }),
    );
  }
  const onFrom: Float64Array[] = Array.from({ length }, () => new Float64Array(COUNT));
  for (let at = length - 2; at >= 0; at--) {
    const next = onFrom[at + 1] as Float64Array;
    onFrom[at] = eachKind((kind) =>
      sumOf(eachKind((one) => step(kind, one) + score(at + 1, one) + (next[one] as number))),
    );
  }
  const all = sumOf(upTo[length - 1] as Float64Array);

  return (kind, first, last) => {
    let way = upTo[first]?.[kind] as number;
    for (let at = first + 1; at <= last; at++) way += step(kind, kind) + score(at, kind);
    return Math.exp(way + (onFrom[last]?.[kind] as number) - all);
  };
}

function eachKind(figure: (kind: number) => number): Float64Array {
  return Float64Array.from({ length: COUNT }, (_, kind) => figure(kind));
}

/** The logarithm of a sum whose parts are too large to be written out. */
function sumOf(logs: Float64Array): number {
  const most = Math.max(...logs);
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum);
}
