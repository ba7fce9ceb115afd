import { ApiError } from '@cuewright/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 2;

/** A refusal stays one however often it is asked; a busy server or a dropped line may recover. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < MOST_RETRIES && !(error instanceof ApiError && error.status < 500);
}

let whenSignedOut: (() => void) | undefined;

/** Called when the server answers any call that nobody is signed in. */
export function onSignedOut(callback: () => void): void {
  whenSignedOut = callback;
}

function onError(error: Error): void {
  if (error instanceof ApiError && error.code === 'not-signed-in') whenSignedOut?.();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 } },
});
