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
