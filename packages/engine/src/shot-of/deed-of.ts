import { deedAt, sharedDeedAt } from '../language/deeds/deed-at.ts';
import { beginningIn, firstFrom } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';
import type { Token } from '../language/tokens/token.ts';
import { prepositions } from '../language/words/closed-class.ts';
import { looking, standsIn } from '../language/words/field-words.ts';
import { bears } from '../language/words/surfaces.ts';
import { isLifted } from './lifted.ts';
import type { Stretch } from './stretches.ts';

/** Told of a deed as a whole: when it is done, and how that is seen. */
const AROUND: ReadonlySet<Kind> = new Set(['time', 'camera', 'move', 'light', 'look', 'mood']);
const MAY_ACT: ReadonlySet<Kind> = new Set(['action', 'camera', 'look', 'move']);

/** What somebody does in a stretch, from the verb to where it tells of something else. */
export function deedOf({ tokens, statements, terms }: Reading, stretch: Stretch): Span | undefined {
  const { first, last, kind } = stretch;
  const shared = kind === 'figure' || kind === 'action' ? sharedDeedAt(tokens, first, last) : undefined;
  const own = MAY_ACT.has(kind) ? deedAt(tokens, first, last, stretch.opens) : undefined;
  const verb = tokens[shared ?? own ?? -1];
  if (!verb || (verb.from === stretch.from && stretch.kind !== 'action')) return undefined;
  const inside = beginningIn(statements, stretch).filter(
    ({ within, to }) => within !== undefined && to <= stretch.to,
  );
  const isWritten = ({ kind, from, to }: Statement) =>
    kind === 'lettering' && (bears.has(verb.word) || (from <= verb.from && verb.to <= to));
  if (inside.some(isWritten)) return undefined;
  const leads = ({ from }: Span) => tokens[firstFrom(tokens, from)]?.word ?? '';
  const isKnown = (one: Span) => beginningIn(terms, one).some(({ field }) => field === 'place.class');
  const ends = (one: Statement) =>
    isLifted(one) ||
    (AROUND.has(one.kind) && prepositions.has(leads(one))) ||
    (one.kind === 'place' && (standsIn.has(leads(one)) || isKnown(one)) && !isDoneTo(verb, leads(one)));
  const until = inside.find((one) => one.from > verb.from && ends(one))?.from ?? stretch.to;
  const end = tokens.slice(first, last).findLast(({ kind, to }) => to <= until && kind !== 'mark');
  return end && end.to > verb.from ? { from: verb.from, to: end.to } : undefined;
}

/** "Leaning against a wall", "looking at a map": what it is done to, and no place it is done in. */
function isDoneTo({ word }: Token, lead: string): boolean {
  return lead === 'against' || (lead === 'at' && looking.has(word));
}
