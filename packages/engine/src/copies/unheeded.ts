import { pleaIn } from '../language/absence/plea.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import { isJoint, withoutFirstJoint } from '../language/words/joints.ts';
import type { Dropped } from '../writing/written.ts';

/** A picture to begin from does not say what may come in later. */
const UNHEEDED: ReadonlySet<Dropped['reason']> = new Set(['no-negative', 'start-image']);

/**
 * Denials among a person's own words that a generator takes nowhere, and for which nobody knows what is there instead. Left
 * in the words they do least harm. A list under a label or behind a flag was meant for a field, and is told.
 */
export function unheededIn(readings: readonly Reading[], dropped: readonly Dropped[]): string[] {
  const told = new Set(
    dropped.flatMap(({ field, reason, value }) =>
      field === 'negative' && UNHEEDED.has(reason) ? [value] : [],
    ),
  );
  if (told.size === 0) return [];
  // What is told once for several is told for each.
  for (const { text, statements } of readings)
    for (const one of statements)
      if (one.kind === 'absence' && told.has(wordsOf(text, one)))
        for (const thing of one.things) told.add(wordsOf(text, thing));
  return readings.flatMap(({ text, statements }) => {
    const lists = listsOf(text, statements);
    return statements.flatMap((one) => {
      if (one.kind !== 'absence') return [];
      const [thing] = one.things;
      const words = wordsOf(text, one);
      const before = text.slice(one.from, thing?.from ?? one.from);
      const isListed = before.trim() === '' || /^--?\w|[:：\n]/.test(before);
      // Of a row of them all stay, or none: half of it would read as all of it.
      const isTold = (lists.get(one.id) ?? [one]).some(
        (other) =>
          told.has(wordsOf(text, other)) || other.things.some((each) => told.has(wordsOf(text, each))),
      );
      return isTold && !isListed ? asTheyMayStand(words) : [];
    });
  });
}

type Absence = Extract<Statement, { kind: 'absence' }>;

/** "No adults, no fences": those with nothing but a joint between them, each with its row. */
function listsOf(text: string, statements: readonly Statement[]): Map<number, readonly Absence[]> {
  const lists = new Map<number, Absence[]>();
  let last: Absence | undefined;
  for (const one of statements) {
    if (one.kind !== 'absence') continue;
    const between = last && text.slice(last.to, one.from);
    const row = last && between !== undefined && isJoint(between) ? (lists.get(last.id) ?? []) : [];
    row.push(one);
    lists.set(one.id, row);
    last = one;
  }
  return lists;
}

/** Once the plea and what stood before them are gone, they may begin their sentence. */
function asTheyMayStand(words: string): string[] {
  const plain = words.slice(pleaIn(words));
  return [plain, withoutFirstJoint(plain)].flatMap((one) => [
    one,
    one.charAt(0).toUpperCase() + one.slice(1),
  ]);
}
