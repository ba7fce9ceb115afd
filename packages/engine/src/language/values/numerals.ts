import { englishNumbers } from '../words/numbers.ts';
import { wordTable } from '../words/word-table.ts';

/** What counts something; nothing is counted by a nought. */
export const numerals = wordTable<number>(
  Object.fromEntries([...englishNumbers].filter(([, value]) => value > 0)),
);

/** What two numerals make together, where the second goes on from the first: "twenty five". */
export function compound(first: string, second: string): number | undefined {
  const [tens, unit] = [numerals[first], numerals[second]];
  if (tens === undefined || unit === undefined || tens < 20 || unit >= 10) return undefined;
  return tens + unit;
}
