import { denials } from '../../language/absence/negators.ts';

/** Whether words say that something is not so. */
export function isDenied(words: string): boolean {
  const all =
    words
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  return all.some((word) => denials.has(word) || word.endsWith("n't"));
}
