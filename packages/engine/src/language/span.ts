/** A stretch of a text in UTF-16 units: `from` is part of it, `to` is not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function wordsOf(text: string, { from, to }: Span): string {
  return text.slice(from, to);
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/**
 * Whether any of these stretches overlaps one, for whoever asks of each clause of a text: of as many stretches as clauses,
 * to look at all of them each time takes seconds where a text is long.
 */
export function overlapWith(stretches: readonly Span[]): (one: Span) => boolean {
  const sorted = stretches.toSorted((one, other) => one.from - other.from);
  // How far those up to each of them reach.
  const reach: number[] = [];
  for (const { to } of sorted) reach.push(Math.max(to, reach.at(-1) ?? to));
  return ({ from, to }) => {
    let first = 0;
    let last = sorted.length;
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((sorted[middle] as Span).from < to) first = middle + 1;
      else last = middle;
    }
    return first > 0 && (reach[first - 1] as number) > from;
  };
}
