import { ApiError, type ClientOptions, createClient, NetworkError } from '@cuewright/contract';
import { currentPerson } from './current-person.ts';
import { tellSessionChanged } from './session-news.ts';

/** How the page calls: in the name of whom it shows, and with an ear for a session that is over or another's. */
export const calling: ClientOptions = {
  person: currentPerson,
  onRefused: (error) => {
    if (isOfSession(error)) tellSessionChanged();
  },
};

/** The one way from the page to the server. */
export const call = createClient(calling);

/** The session has ended, or is somebody else's by now: the page follows that by itself, and asks to sign in. */
export function isOfSession(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-signed-in' || error.code === 'another-person');
}

/** What went wrong, for the person in front of the screen. */
export function failureText(error: Error): string {
  if (error instanceof NetworkError) return 'The server cannot be reached.';
  if (!(error instanceof ApiError)) return 'Something broke on this page.';
  const { title, detail, errors = [] } = error.problem;
  return [title, detail, ...errors.map(({ message }) => message)].filter(Boolean).join(' ');
}
