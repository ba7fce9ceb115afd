import type { Span } from '../span.ts';

/** "(rim light:1.3)", "((sparks))" and "fog::2": weights that people carry over from one generator to the next. */
const WEIGHTED =
  /\({1,6}[^()\n:]{1,80}:\s?\d{1,2}(?:\.\d{1,4})?\){1,6}|\({2,6}[^()\n]{1,80}\){2,6}|[\p{L}\p{N}'’-]{1,60}::-?\d{0,2}(?:\.\d{1,4})?/gu;

/** Where a word carries a weight. It stays as it was typed, for whoever writes to the generator to judge. */
export function findWeighted(text: string): Span[] {
  if (!/\(\(|:\s?\d|::/.test(text)) return [];
  return [...text.matchAll(WEIGHTED)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}
