import type { Limit } from '../catalogue/model.ts';
import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import { overlaps, type Span } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';
import { fits } from '../writing/fit-length.ts';
import type { Edit } from './pieces.ts';

/** What goes first where not all has room: how it looks before where it is, and never who it is about. */
const EXPENDABLE: readonly (readonly Kind[])[] = [
  ['rest'],
  ['look', 'mood'],
  ['camera', 'light', 'time'],
  ['place', 'sound'],
  ['figure', 'action', 'move', 'reference'],
];

/** Which statements have to go for a prompt to fit, from the end of each sort; words that are seen or said letter for letter stay. */
export function tooLong(
  reading: Reading,
  limits: readonly Limit[],
  kept: readonly Span[],
  compose: (edits: readonly Edit[]) => string,
): Statement[] {
  const { statements } = reading;
  const gone: Statement[] = [];
  const doFit = () => fits(compose(gone.map(({ from, to }) => ({ from, to, by: '' }))), limits);
  if (limits.length === 0 || doFit()) return gone;
  const holdsWords = new Set(
    statements
      .filter(({ kind }) => kind === 'lettering' || kind === 'line')
      .flatMap(({ within }) => within ?? []),
  );
  const mayGo = (one: Statement) => !holdsWords.has(one.id) && !kept.some((span) => overlaps(span, one));
  const parts = sentences(reading);
  // Of several sentences whole ones go; of one, its clauses.
  const pieces = parts.length > 1 ? parts : (parts[0] ?? []).map((one) => [one]);
  const rank = (piece: readonly Statement[]) => Math.max(...piece.map(({ kind }) => rankOf(kind)));
  const waiting = pieces
    .slice(1)
    .filter((piece) => piece.every(mayGo))
    .map((piece, at) => ({ piece, at, rank: rank(piece) }))
    .sort((one, other) => one.rank - other.rank || other.at - one.at)
    .map(({ piece }) => piece);
  while (waiting.length > 0) {
    // Several at once while much is too much, so that a long text is not composed anew for each of its clauses.
    const count = Math.max(1, Math.floor(waiting.length / 8));
    gone.push(...waiting.splice(0, count).flat());
    if (doFit()) return gone;
  }
  return gone;
}

/** Later is dearer; what is said or written letter for letter never goes. */
function rankOf(kind: Kind): number {
  const rank = EXPENDABLE.findIndex((kinds) => kinds.includes(kind));
  return Math.max(rank, 0);
}
