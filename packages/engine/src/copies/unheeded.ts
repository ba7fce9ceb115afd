import { pleaIn } from '../language/absence/plea.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import { withoutFirstJoint } from '../language/words/joints.ts';
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
  // What is told once for several is told for each.
  for (const { text, statements } of readings)
    for (const one of statements)
      if (one.kind === 'absence' && told.has(wordsOf(text, one)))
        for (const thing of one.things) told.add(wordsOf(text, thing));
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

/** Once the plea and what stood before them are gone, they may begin their sentence. */
function asTheyMayStand(words: string): string[] {
  const plain = words.slice(pleaIn(words));
  return [plain, withoutFirstJoint(plain)].flatMap((one) => [
    one,
    one.charAt(0).toUpperCase() + one.slice(1),
  ]);
}
