import type { Span } from './span.ts';

/** Which of spans in order is the first to begin at a place or behind it; their number when none does. */
export function firstFrom(spans: readonly Span[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of spans in order that begin within another; none of them is long sought for. */
export function beginningIn<T extends Span>(spans: readonly T[], { from, to }: Span): T[] {
  const found: T[] = [];
  for (let at = firstFrom(spans, from); (spans[at]?.from ?? to) < to; at++) found.push(spans[at] as T);
  return found;
}
