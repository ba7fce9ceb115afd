import { numberOf } from './numbers.ts';

const WORDS = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*/gu;

/** Every number that stands in words, as figures or spelt: of "twenty-five" the whole and its parts. */
export function numbersIn(words: string): ReadonlySet<number> {
  const found = new Set<number>();
  let before = 0;
  for (const [word] of words.toLowerCase().matchAll(WORDS)) {
    const value = numberOf(word);
    if (value !== undefined) found.add(value);
    if (value !== undefined && value > 0 && value < 10 && isTens(before)) found.add(before + value);
    before = value ?? 0;
  }
  return found;
}

function isTens(value: number): boolean {
  return value >= 20 && value < 100 && value % 10 === 0;
}
