import type { Span } from '../span.ts';

/** Without the spaces around it, and within the text. */
export function trimmed(text: string, { from, to }: Span): Span {
  const words = text.slice(Math.max(0, from), Math.min(to, text.length));
  const start = Math.max(0, from) + (words.length - words.trimStart().length);
  return { from: start, to: start + words.trim().length };
}
