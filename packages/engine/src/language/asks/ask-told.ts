import type { Mark } from '../marks/mark.ts';
import type { Reading } from '../reading.ts';
import { isWithin } from '../span.ts';
import type { Kind, Statement } from '../statement.ts';
import type { Ask } from './ask.ts';
import { elseKind } from './whole-clauses.ts';

/** Kinds that take words out of a copy, move them, or put them between quotes. */
const MOVING: ReadonlySet<Kind> = new Set(['request', 'absence', 'setting', 'lettering', 'line']);
const QUOTED: ReadonlySet<Kind> = new Set(['lettering', 'line']);

/** Where a model and the reading disagree on whether words stay, only the person can tell. */
export function* askTold({ statements, told = [] }: Reading): Iterable<Ask> {
  const tops = statements.filter(({ within }) => within === undefined);
  for (const mark of told)
    for (const other of QUOTED.has(mark.kind) ? quotesIn(statements, mark) : clausesIn(tops, mark)) {
      if (other.sure === 'form' || other.kind === mark.kind) continue;
      if (!MOVING.has(mark.kind) && !MOVING.has(other.kind)) continue;
      // The reading comes first: it is what stands until somebody says otherwise.
      const { from, to } = other;
      yield { from, to, choices: [elseOf(other.kind), elseOf(mark.kind)] };
    }
}

/** Words between quotes, which are drawn or spoken. */
function quotesIn(statements: readonly Statement[], mark: Mark): Statement[] {
  return statements.filter(
    (one) => QUOTED.has(one.kind) && !one.isVague && (isWithin(one, mark) || isWithin(mark, one)),
  );
}

/** Clauses that the model speaks of as a whole; part of one is no question. */
function clausesIn(tops: readonly Statement[], mark: Mark): Statement[] {
  return tops.filter((one) => isWithin(one, mark));
}

function elseOf(kind: Kind): Kind {
  return MOVING.has(kind) ? kind : elseKind(kind);
}
