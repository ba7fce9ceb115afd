import type { applyEdits, Check, cutOut, LookedOver, lookOver, ToCheck } from '@cuewright/engine/checks';

export type { Specified } from '@cuewright/engine/checks';
export type { Check, LookedOver, ToCheck };
export interface Checker {
  applyEdits: typeof applyEdits;
  cutOut: typeof cutOut;
  lookOver: typeof lookOver;
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
