import type { Mark } from '../language/marks/mark.ts';
import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';

const readings = new WeakMap<Reading, Reading>();
const kinds = new WeakMap<Reading, ReadonlyMap<string, Kind>>();

/** The same words with what was learnt of kinds, read once for all generators. */
export function taughtReading(first: Reading, marks: readonly Mark[] = first.told ?? []): Reading {
  const known = readings.get(first) ?? read(first.text, { isClip: first.isClip, marks, isTaught: true });
  readings.set(first, known);
  return known;
}

/** What was learnt of clauses, by their words: good enough to say where they stand, and to take nothing away. */
export function taughtKinds(first: Reading): ReadonlyMap<string, Kind> {
  const known = kinds.get(first);
  if (known) return known;
  const { text, statements } = taughtReading(first);
  const found = new Map(
    statements.filter(({ within }) => within === undefined).map((one) => [keyOf(text, one), one.kind]),
  );
  kinds.set(first, found);
  return found;
}

export function keyOf(text: string, one: Statement): string {
  return wordsOf(text, one).toLowerCase();
}
