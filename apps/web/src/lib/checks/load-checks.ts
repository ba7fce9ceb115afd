import type { applyEdits, Check, findChecks, fixAll, ToCheck } from '@cuewright/engine/checks';

export type { Check, ToCheck };
export interface Checker {
  applyEdits: typeof applyEdits;
  findChecks: typeof findChecks;
  fixAll: typeof fixAll;
}

let loading: Promise<Checker> | undefined;

/** The rules read words, so they carry the vocabulary: they come after the screen does. */
export function loadChecker(): Promise<Checker> {
  loading ??= import('@cuewright/engine/checks').catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
