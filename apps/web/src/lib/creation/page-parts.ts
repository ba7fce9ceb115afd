import { call } from '../api.ts';
import { logError } from '../log-error.ts';
import { sendPageEvent } from '../page-events.ts';
import { keepAttempt, readAttempt } from './attempt.ts';
import type { GenerateParts } from './generate.ts';
import { newGenerationId } from './generation-id.ts';
import { keepResult } from './kept-result.ts';
import { tellSavedPrompt } from './saved-prompt-query.ts';

/** What generating takes, as this page has it. */
export const pageParts: GenerateParts = {
  call,
  newId: newGenerationId,
  readAttempt,
  keepAttempt,
  keepResult,
  refreshUsage: () => sendPageEvent('refreshUsage'),
  onSaved: tellSavedPrompt,
  logError,
};
