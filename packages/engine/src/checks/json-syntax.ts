import type { Span } from './check.ts';

const STRINGS = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** What of an object with named fields is not words: its braces, names and quotation marks. */
export function jsonSyntax(text: string): Span[] {
  if (!/^\s*\{/.test(text)) return [];
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: all, 1: words = '', 2: colon } of text.matchAll(STRINGS)) {
    if (colon !== undefined) continue;
    spans.push({ start: from, end: index + 1 });
    from = index + all.length - 1;
    if (words === '') from = index + 1;
  }
  return [...spans, { start: from, end: text.length }];
}
