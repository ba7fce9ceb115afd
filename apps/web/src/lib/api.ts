import { ApiError, createClient } from '@cuewright/contract';

/** The one way from the page to the server. */
export const call = createClient();

/** What went wrong, for the person in front of the screen. */
export function failureText(error: Error): string {
  return error instanceof ApiError ? error.problem.title : 'The server cannot be reached.';
}
