import { ApiError } from '@cuewright/contract';
import { failureText } from '../../lib/api.ts';
import { PromptMissing } from './drawing.ts';

/** Why a frame was not drawn, for the person in front of it. */
export function drawFailureText(error: Error): string {
  if (error instanceof PromptMissing) return 'There is nothing to draw yet. Write a frame prompt first.';
  const detail = error instanceof ApiError ? error.problem.detail : undefined;
  return [failureText(error), detail].filter(Boolean).join(' ');
}
