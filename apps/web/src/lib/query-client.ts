import { ApiError } from '@cuewright/contract';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { currentLine, onLineChange } from './line.ts';
import { tellSending } from './sending.ts';
import { onPersonChanged } from './session-news.ts';

const MOST_RETRIES = 2;

/** A refusal stays one however often it is asked; a busy server or a dropped line may recover. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < MOST_RETRIES && !(error instanceof ApiError && error.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 } },
});

// They wait for the line that the page watches, not for what the browser believes.
const followLine = () => onlineManager.setOnline(currentLine() !== 'down');
onlineManager.setEventListener(() => undefined);
onLineChange(followLine);
followLine();

// What one person was shown is not there for the next.
onPersonChanged(() => queryClient.clear());
queryClient.getMutationCache().subscribe(() => tellSending(queryClient.isMutating() > 0));
