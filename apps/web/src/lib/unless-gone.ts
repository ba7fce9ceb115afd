import { ApiError, type ErrorCode } from '@cuewright/contract';

type NotFound = Extract<ErrorCode, `${string}-not-found`>;

/** What was to be deleted and is gone already is as it was wished. */
export function unlessGone(code: NotFound): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof ApiError && error.code === code)) throw error;
  };
}
