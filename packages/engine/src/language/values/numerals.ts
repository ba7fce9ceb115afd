import { wordTable } from '../words/word-table.ts';

/** Numbers as they are written out. "Twenty-five" is two of them. */
export const numerals = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});

/** What two numerals make together, where the second goes on from the first: "twenty five". */
export function compound(first: string, second: string): number | undefined {
  const [tens, unit] = [numerals[first], numerals[second]];
  if (tens === undefined || unit === undefined || tens < 20 || unit >= 10) return undefined;
  return tens + unit;
}
