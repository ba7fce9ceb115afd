import * as openid from 'openid-client';

/** The library's words for answers that are no answer of a provider. */
const SILENT_OR_BROKEN = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

/** Whether the provider did not answer, or not as one: the person did nothing wrong and can try again. */
export function isUnreachable(error: unknown): error is Error {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (error instanceof openid.ClientError) {
    return SILENT_OR_BROKEN.has(error.code ?? '') || isOtherForm(error.cause) || isUnreachable(error.cause);
  }
  // What `fetch` throws when nobody is there.
  return error instanceof TypeError && error.cause instanceof Error;
}

/** The library keeps an answer's body with its complaint about it, and nothing of the kind with one about a token or what came back. */
function isOtherForm(cause: unknown): boolean {
  return (
    cause instanceof Error && typeof cause.cause === 'object' && cause.cause !== null && 'body' in cause.cause
  );
}
