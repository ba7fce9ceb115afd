import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { logFetch } from '../../lib/log-error.ts';
import { onPageEvent } from '../../lib/page-events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { msToNextAsk } from './ms-to-next-ask.ts';
import { type UsageState, unknownUsage, usageState } from './usage-state.ts';

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call('GET /api/usage', { signal }).catch(logFetch('usage', signal)),
  // Another tab may have generated, or signed in as somebody else.
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => state.data && msToNextAsk(state.data.resets_at, Date.now()),
});

// Once for the page, however many places show the count.
onPageEvent('refreshUsage', () => void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey }));

/** What a signed-in person has used: nothing while it is asked for, and what is assumed when it cannot be told. */
export function useUsage(): { state: UsageState | undefined; isUnknown: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery(usageQuery);
  const state = data ? usageState(data) : isError ? unknownUsage : undefined;
  return { state, isUnknown: isError && !data, retry: () => void refetch() };
}
