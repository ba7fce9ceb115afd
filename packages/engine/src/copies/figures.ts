import type { Reading } from '../language/reading.ts';
import { isWithin } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';

/** Figures of the camera that nobody sees: each a whole statement, so that nothing else goes with it. */
export function unseenFigures({ text, statements, terms }: Reading, isPhotographic: boolean): Statement[] {
  return statements.filter((statement) => {
    if (statement.within !== undefined) return false;
    const inside = terms.filter((term) => isWithin(term, statement));
    const isUnseen = inside.every(
      ({ field }) => UNSEEN.has(field) || (field === 'camera.body' && !isPhotographic),
    );
    if (inside.length === 0 || !isUnseen) return false;
    const rest = inside.reduceRight(
      (left, { from, to }) => left.slice(0, from - statement.from) + left.slice(to - statement.from),
      text.slice(statement.from, statement.to),
    );
    return !/[\p{L}\p{N}]/u.test(rest.replace(AROUND, ''));
  });
}

const UNSEEN: ReadonlySet<string> = new Set(['camera.iso', 'camera.shutter', 'camera.sensor']);
const AROUND = /\b(?:iso|shutter(?: speed)?|sensor|camera|shot|taken|on|an?|at|with|of|s)\b/gi;
