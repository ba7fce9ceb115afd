import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Learnt } from './learnt-kinds.ts';

/** Tokens in a row that are taken for the same kind. Places count tokens; `to` is not part of it. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

/** The stretches of one kind between two tokens, without the marks at their ends. */
export function runsIn(
  tokens: readonly Token[],
  learnt: readonly (Learnt | undefined)[],
  from: number,
  to: number,
): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at++) {
    const kind = learnt[at]?.kind;
    const isMark = tokens[at]?.kind === 'mark';
    const before = runs.at(-1);
    if (kind === undefined || isMark) continue;
    if (before?.kind === kind) runs[runs.length - 1] = { ...before, to: at + 1 };
    else runs.push({ from: at, to: at + 1, kind });
  }
  return runs;
}
