import type { Learnt } from '../learnt/learnt-kinds.ts';
import type { Mark } from '../marks/mark.ts';
import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';

/** The kind that a model gives each token; nothing where it says nothing. */
export function kindsTold(tokens: readonly Token[], told: readonly Mark[]): readonly (Kind | undefined)[] {
  const kinds: (Kind | undefined)[] = tokens.map(() => undefined);
  let next = 0;
  for (const [at, { from, to }] of tokens.entries()) {
    while ((told[next]?.to ?? to) <= from) next += 1;
    const mark = told[next];
    if (mark && mark.from <= from && to <= mark.to) kinds[at] = mark.kind;
  }
  return kinds;
}

/**
 * A model takes the place of what was learnt wherever it speaks: it is the second witness beside the rules. What it says
 * of nothing in particular (`rest`) is no word on it.
 */
export function overLearnt(
  learnt: readonly (Learnt | undefined)[],
  told: readonly (Kind | undefined)[],
): readonly (Learnt | undefined)[] {
  return learnt.map((known, at) => {
    const kind = told[at];
    return known && kind !== undefined && kind !== 'rest' ? { ...known, kind } : known;
  });
}
