import { ApiError } from '@cuewright/contract';
import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 2;

/** A refusal stays one however often it is asked; a busy server or a dropped line may recover. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < MOST_RETRIES && !(error instanceof ApiError && error.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 } },
});
