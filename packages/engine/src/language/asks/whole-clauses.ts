import type { Reading } from '../reading.ts';
import type { Kind, Statement } from '../statement.ts';

/** Clauses that are guessed as a whole, and hold nothing of these kinds. */
export function wholeClauses({ statements }: Reading, without: readonly Kind[]): Statement[] {
  const holding = new Set<number>();
  for (const one of statements)
    if (without.includes(one.kind) && !one.isVague)
      for (let at: number | undefined = one.id; at !== undefined; at = statements[at]?.within)
        holding.add(at);
  return statements.filter(
    ({ id, sure, within }) => sure === 'guess' && within === undefined && !holding.has(id),
  );
}

/** What they would be otherwise. */
export function elseKind(kind: Kind): Kind {
  if (kind === 'rest') return 'figure';
  return NOT_SHOWN.has(kind) ? 'action' : kind;
}

const NOT_SHOWN: ReadonlySet<Kind> = new Set(['request', 'absence']);
