import { useDraft, writeDraft } from '../draft.ts';
import type { FinishedPrompt } from './finished-prompt.ts';

/** The last result of this tab. It is what the result view shows until it is saved; afterwards it still knows the inks. */
export interface KeptResult extends Omit<FinishedPrompt, 'method'> {
  /** Without one nothing was generated: it came out of a library, a lesson, a workspace. */
  method?: FinishedPrompt['method'];
  generationId?: string;
  /** Under which id it is saved. */
  savedId?: string;
}

const NAME = 'result';

export function useKeptResult(): KeptResult | undefined {
  return useDraft<KeptResult | undefined>(NAME, undefined, isKept)[0];
}

export function keepResult(result: KeptResult | undefined): void {
  writeDraft(NAME, result ?? null);
}

/** Stored by us and by nobody else, so it is whole when its outline is. */
function isKept(value: unknown): value is KeptResult {
  if (typeof value !== 'object' || value === null) return false;
  const { data } = value as Partial<KeptResult>;
  return typeof data?.prompt === 'string' && (data.mode === 'photo' || data.mode === 'video');
}
