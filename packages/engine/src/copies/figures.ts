import type { Reading } from '../language/reading.ts';
import { isWithin, type Span } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import { isJointAlone } from '../language/words/joints.ts';

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

/** "f/1.8 at 1/125 ISO 200": right behind another figure they go with what joined them, and the rest stays whole. */
export function unseenBehindOthers({ text, statements, terms }: Reading): Span[] {
  const figures = terms.filter(({ field, isDenied }) => FIGURES.has(field) && !isDenied);
  return figures.flatMap((term, at) => {
    const before = figures[at - 1];
    if (!before || !UNSEEN.has(term.field)) return [];
    const between = text.slice(before.to, term.from);
    const isInOne = statements.some(
      (one) => one.within === undefined && isWithin(term, one) && isWithin(before, one),
    );
    const isTied = isJointAlone(between);
    return isTied && isInOne ? [{ from: before.to, to: term.to }] : [];
  });
}

const FIGURES: ReadonlySet<string> = new Set([
  'camera.aperture',
  'camera.lens.mm',
  'camera.iso',
  'camera.shutter',
]);

const UNSEEN: ReadonlySet<string> = new Set(['camera.iso', 'camera.shutter', 'camera.sensor']);
const AROUND = /\b(?:iso|shutter(?: speed)?|sensor|camera|shot|taken|on|an?|at|with|of|s)\b/gi;
