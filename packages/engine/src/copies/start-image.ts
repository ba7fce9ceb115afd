import { isStillLook } from '../language/deeds/still-look.ts';
import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import { wordsOf } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';
import type { Part } from '../shot/shot.ts';

const LOOKS: ReadonlySet<Kind> = new Set([
  'figure',
  'place',
  'look',
  'light',
  'time',
  'mood',
  'reference',
  'rest',
]);
const MOVES: ReadonlySet<Kind> = new Set(['action', 'move', 'sound', 'line']);
/** What is left to move of a silent clip. */
const SEEN_MOVES: ReadonlySet<Kind> = new Set(['action', 'move']);
/** A clause of its own that tells one of these tells of nobody who moves. */
const SURROUNDS: ReadonlySet<Kind> = new Set(['place', 'look', 'light', 'time', 'camera']);

/**
 * What only says how it looks, which the picture to begin from shows: whole sentences, and clauses about the surroundings
 * in the others. None, where nothing is said to move.
 */
export function shownByImage(reading: Reading, asks?: Part, isSilent = false): Statement[] {
  // What is told of the picture itself is no word about the clip, whatever stands in it.
  return looksOf(reading, asks, isSilent).filter(
    (one) => one.kind === 'reference' || isStillLook(wordsOf(reading.text, one)),
  );
}

function looksOf(reading: Reading, asks: Part | undefined, isSilent: boolean): Statement[] {
  const moving = isSilent ? SEEN_MOVES : MOVES;
  const parts = sentences(reading);
  const holds = holdersOf(reading);
  // A box that asks how it looks says nothing else, but for what moves.
  if (asks && !MOVING_BOXES.has(asks))
    return parts.flatMap((sentence) =>
      sentence.filter((one) => !MOVES.has(one.kind) && !STAYS.has(one.kind) && holds(one).every(isSeen)),
    );
  if (!parts.some((sentence) => sentence.some(({ kind }) => moving.has(kind)))) return [];
  return parts.flatMap((sentence) => {
    const isStill = sentence.every((one) => LOOKS.has(one.kind) && holds(one).every(isSeen));
    if (isStill) return sentence;
    return sentence.filter(
      (one, at) => at > 0 && SURROUNDS.has(one.kind) && one.sure !== 'guess' && holds(one).every(isSeen),
    );
  });
}

const MOVING_BOXES: ReadonlySet<Part> = new Set(['subject', 'camera', 'audio']);
const STAYS: ReadonlySet<Kind> = new Set(['lettering', 'absence', 'setting', 'request']);

function isSeen({ kind }: Statement): boolean {
  return LOOKS.has(kind) || kind === 'camera';
}

/** The statements that lie in another, at any depth. */
function holdersOf({ statements }: Reading): (outer: Statement) => Statement[] {
  const inner = new Map<number, Statement[]>();
  for (const one of statements)
    for (let at = one.within; at !== undefined; at = statements[at]?.within)
      inner.set(at, [...(inner.get(at) ?? []), one]);
  return ({ id }) => inner.get(id) ?? [];
}
