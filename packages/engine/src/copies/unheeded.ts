import { pleaIn } from '../language/absence/plea.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import type { Dropped } from '../writing/written.ts';

/**
 * Denials among a person's own words that a generator takes nowhere, and for which nobody knows what is there instead. Left
 * in the words they do least harm. A list under a label or behind a flag was meant for a field, and is told.
 */
export function unheededIn(readings: readonly Reading[], dropped: readonly Dropped[]): string[] {
  const told = new Set(
    dropped.flatMap(({ field, reason, value }) =>
      field === 'negative' && reason === 'no-negative' ? [value] : [],
    ),
  );
  if (told.size === 0) return [];
  return readings.flatMap(({ text, statements }) =>
    statements.flatMap((one) => {
      if (one.kind !== 'absence') return [];
      const [thing] = one.things;
      const words = wordsOf(text, one);
      const before = text.slice(one.from, thing?.from ?? one.from);
      const isListed = before.trim() === '' || /^--?\w|[:：\n]/.test(before);
      const isTold = told.has(words) || one.things.some((each) => told.has(wordsOf(text, each)));
      return isTold && !isListed ? asTheyMayStand(words) : [];
    }),
  );
}

/** Once the plea before them is gone, they may begin their sentence. */
function asTheyMayStand(words: string): string[] {
  const plain = words.slice(pleaIn(words));
  return [plain, plain.charAt(0).toUpperCase() + plain.slice(1)];
}
