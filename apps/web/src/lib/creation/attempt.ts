import { readDraft, writeDraft } from '../draft.ts';
import type { FinishedPrompt } from './finished-prompt.ts';

/** A generation that is under way. It outlives a reload, so that what was counted is shown, and counted once. */
export interface Attempt {
  generationId: string;
  finished: FinishedPrompt;
  /** Whether it is known to be counted. */
  isCounted: boolean;
}

const NAME = 'generation';

export function readAttempt(): Attempt | undefined {
  return readDraft<Attempt | undefined>(NAME, undefined, isAttempt);
}

export function keepAttempt(attempt: Attempt | undefined): void {
  writeDraft(NAME, attempt ?? null);
}

/** It is on the screen, so a reload finds it there. */
export function endAttempt(shownId: string | null | undefined): void {
  const attempt = readAttempt();
  if (attempt?.isCounted && attempt.generationId === shownId) keepAttempt(undefined);
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { generationId, finished } = value as Partial<Attempt>;
  return typeof generationId === 'string' && typeof finished?.data?.prompt === 'string';
}
