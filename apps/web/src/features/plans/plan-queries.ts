import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { sendPageEvent } from '../../lib/page-events.ts';
import { queryClient } from '../../lib/query-client.ts';

export const planKey = ['plan'];

export const subscriptionQuery = queryOptions({
  queryKey: [...planKey, 'subscription'],
  queryFn: ({ signal }) => call('GET /api/users/subscription', { signal }),
  refetchOnWindowFocus: 'always',
});

export const invoicesQuery = infiniteQueryOptions({
  queryKey: [...planKey, 'invoices'],
  queryFn: ({ signal, pageParam }) =>
    call('GET /api/payments/invoices', { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
  ...byCursor,
});

/** The plan is another: so are the invoices, the profile and the count of the day. */
export async function renewPlan(): Promise<void> {
  sendPageEvent('refreshUsage');
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: planKey }),
    queryClient.invalidateQueries({ queryKey: ['profile'] }),
  ]);
}
