import { ModelError } from '../model-error.ts';

/** Whatever a library threw, as what it means for whoever asked. Its words stay behind: they repeat what was asked. */
export function faultOf(thrown: unknown): ModelError {
  for (
    let error: unknown = thrown, deep = 0;
    error instanceof Error && deep < 5;
    error = error.cause, deep++
  ) {
    if (error instanceof ModelError) return error;
    const { statusCode, responseHeaders } = error as Partial<FailedCall>;
    if (typeof statusCode === 'number' && statusCode >= 400)
      return ofStatus(statusCode, responseHeaders ?? {});
    if (MISUNDERSTOOD.has(error.name))
      return new ModelError('garbled', 'The answer is not in the form asked for.');
  }
  return new ModelError('failed', 'The provider cannot be reached, or broke off.');
}

interface FailedCall {
  statusCode: number;
  responseHeaders: Record<string, string>;
}

/** As the AI SDK calls answers that cannot be read. */
const MISUNDERSTOOD: ReadonlySet<string> = new Set([
  'AI_JSONParseError',
  'AI_TypeValidationError',
  'AI_InvalidResponseDataError',
  'AI_EmptyResponseBodyError',
  'AI_NoContentGeneratedError',
  'AI_NoObjectGeneratedError',
  'AI_NoImageGeneratedError',
  'AI_NoOutputGeneratedError',
  'AI_NoSuchToolError',
  'AI_InvalidToolInputError',
]);

function ofStatus(status: number, headers: Record<string, string>): ModelError {
  const message = `The provider answered ${status}.`;
  if (status === 429 || status === 503)
    return new ModelError('crowded', message, { retryAfterMs: retryAfter(headers) });
  if (status >= 500 || status === 408) return new ModelError('failed', message);
  // 400 and 422 are how providers say that they will not draw or answer this.
  if (status === 400 || status === 422) return new ModelError('refused', message);
  return new ModelError('misconfigured', message);
}

function retryAfter(headers: Record<string, string>): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
