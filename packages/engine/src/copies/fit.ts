import type { Model } from '../catalogue/model.ts';
import type { Reading } from '../language/reading.ts';
import type { Kind, Statement } from '../language/statement.ts';
import { fits, hardLimits } from '../writing/fit-length.ts';
import { type Edit, edited } from './pieces.ts';

/** What goes first where not all has room: how it looks before where it is, and never who it is about. */
const EXPENDABLE: readonly (readonly Kind[])[] = [
  ['rest'],
  ['look', 'mood'],
  ['camera', 'light', 'time'],
  ['place', 'sound'],
  ['figure', 'action', 'move', 'reference'],
];

/** Which statements have to go for a prompt to fit, from the end of each sort; words that are seen or said letter for letter stay. */
export function tooLong(reading: Reading, edits: readonly Edit[], model: Model, tail: string): Statement[] {
  const limits = hardLimits(model);
  const gone: Statement[] = [];
  const length = () => [edited(reading, [...edits, ...gone.map(({ from, to }) => ({ from, to, by: '' }))]), tail].join(' ').trim();
  if (limits.length === 0 || fits(length(), limits)) return gone;
  const { statements } = reading;
  const holdsWords = new Set(statements.filter(({ kind }) => kind === 'lettering' || kind === 'line').flatMap(({ within }) => within ?? []));
  const tops = statements.filter(({ within }) => within === undefined);
  const isKept = ({ id }: Statement) => holdsWords.has(id) || id === tops[0]?.id;
  for (const kinds of EXPENDABLE) {
    const waiting = tops.filter((one) => kinds.includes(one.kind) && !isKept(one) && !edits.some((edit) => edit.from <= one.from && edit.to >= one.to));
    while (waiting.length > 0) {
      // Several at once while much is too much, so that a long text is not composed anew for each of its clauses.
      const count = Math.max(1, Math.floor(waiting.length / 8));
      gone.push(...waiting.splice(-count));
      if (fits(length(), limits)) return gone;
    }
  }
  return gone;
}
