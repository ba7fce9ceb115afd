import { ApiError, createClient, NetworkError } from '@cuewright/contract';

/** The one way from the page to the server. */
export const call = createClient();

/** What went wrong, for the person in front of the screen. */
export function failureText(error: Error): string {
  if (error instanceof NetworkError) return 'The server cannot be reached.';
  if (!(error instanceof ApiError)) return 'Something broke on this page.';
  const { title, detail, errors = [] } = error.problem;
  return [title, detail, ...errors.map(({ message }) => message)].filter(Boolean).join(' ');
}
