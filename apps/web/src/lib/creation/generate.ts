import { ApiError, type Call, type SavedPrompt } from '@cuewright/contract';
import type { Attempt } from './attempt.ts';
import type { FinishedPrompt } from './finished-prompt.ts';
import { keepPrompt } from './keep-prompt.ts';
import type { KeptResult } from './kept-result.ts';
import { promptBody } from './prompt-body.ts';

export interface GenerateParts {
  call: Call;
  newId: () => string;
  readAttempt: () => Attempt | undefined;
  keepAttempt: (attempt: Attempt | undefined) => void;
  keepResult: (result: KeptResult) => void;
  /** Whoever shows counts asks for them anew. */
  refreshUsage: () => void;
  onSaved: (prompt: SavedPrompt) => void;
  logError: (...what: unknown[]) => void;
}

/** What is there when a generation is done: shown, and saved unless the save failed. */
export interface Generated {
  finished: FinishedPrompt;
  savedId: string | undefined;
}

/**
 * The one order from a finished prompt to the result: count it, save it, count it for the site, refresh, show.
 * Throws when it could not be counted: then nothing was generated.
 */
export async function generate(
  parts: GenerateParts,
  finished: FinishedPrompt,
  known?: { generationId: string },
): Promise<Generated> {
  if (known) return await finish(parts, { ...known, finished, isCounted: true });
  const last = parts.readAttempt();
  // What may have been counted without an answer is not counted twice.
  const generationId = last && !last.isCounted ? last.generationId : parts.newId();
  const attempt = { generationId, finished, isCounted: false };
  parts.keepAttempt(attempt);
  await count(parts, attempt);
  return await finish(parts, { ...attempt, isCounted: true });
}

async function count(
  { call, keepAttempt, refreshUsage }: GenerateParts,
  { generationId, finished }: Attempt,
): Promise<void> {
  try {
    const body = { generation_id: generationId, method: finished.method };
    await call('POST /api/usage/increment', { body });
  } catch (error) {
    // Refused is refused: it is not counted, and the next try is one of its own.
    if (error instanceof ApiError && error.status < 500) keepAttempt(undefined);
    // Used up elsewhere: whoever shows the count does not know yet.
    if (error instanceof ApiError && error.code === 'daily-limit-reached') refreshUsage();
    throw error;
  }
}

/** From a counted generation on; also after a reload that came in between. The attempt lasts until it is shown. */
export async function finish(parts: GenerateParts, attempt: Attempt): Promise<Generated> {
  const { generationId, finished } = attempt;
  parts.keepAttempt(attempt);
  // A save that fails keeps nobody from their prompt: it is shown, and says that it is not saved yet.
  const saved = await save(parts, { ...finished, generationId }).catch((error: unknown) => {
    parts.logError('Failed to save prompt:', error);
    parts.keepResult({ ...finished, generationId });
  });
  parts.refreshUsage();
  return { finished, savedId: saved?.id };
}

/** Keeps what this tab shows, and counts it for the site if it was generated. */
export async function save(
  { call, keepResult, onSaved, logError }: Omit<GenerateParts, 'readAttempt' | 'keepAttempt'>,
  result: KeptResult,
): Promise<SavedPrompt> {
  const saved = await keepPrompt(call, promptBody(result));
  onSaved(saved);
  keepResult({ ...result, savedId: saved.id });
  if (result.generationId) countForSite({ call, logError }, result.generationId);
  return saved;
}

/** Not waited for: nobody's prompt comes later for a count of the site. */
export function countForSite(
  { call, logError }: Pick<GenerateParts, 'call' | 'logError'>,
  generation_id: string,
): void {
  void call('POST /api/analytics/increment-prompts', { body: { generation_id } }).catch((error: unknown) =>
    logError('Failed to count prompt:', error),
  );
}
