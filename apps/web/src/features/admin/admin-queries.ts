import type { CallAnswer, CallInput } from '@cuewright/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { queryClient } from '../../lib/query-client.ts';

export type AdminUser = CallAnswer<'GET /api/admin/users'>['users'][number];
export type AdminPrompt = CallAnswer<'GET /api/admin/prompts'>['prompts'][number];
export type Person = CallAnswer<'GET /api/admin/users/{id}'>;
export type Analytics = CallAnswer<'GET /api/admin/analytics'>;
export type SiteSettings = CallAnswer<'GET /api/admin/settings'>;
export type AuditEntry = CallAnswer<'GET /api/admin/audit'>['entries'][number];
export type UsersAsked = NonNullable<CallInput<'GET /api/admin/users'>['query']>;
export type PromptsAsked = NonNullable<CallInput<'GET /api/admin/prompts'>['query']>;

const key = ['admin'];

export const verifyQuery = (userId: string) =>
  queryOptions({
    queryKey: [...key, 'verify', userId],
    queryFn: ({ signal }) => call('GET /api/admin/verify', { signal }),
    staleTime: 60_000,
  });

export const dashboardQuery = queryOptions({
  queryKey: [...key, 'dashboard'],
  queryFn: ({ signal }) => call('GET /api/admin/dashboard', { signal }),
});

export const usersQuery = (query: UsersAsked) =>
  queryOptions({
    queryKey: [...key, 'users', query],
    queryFn: ({ signal }) => call('GET /api/admin/users', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const promptsQuery = (query: PromptsAsked) =>
  queryOptions({
    queryKey: [...key, 'prompts', query],
    queryFn: ({ signal }) => call('GET /api/admin/prompts', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'person', id],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id }, signal }),
  });

export const analyticsQuery = (days: Span) =>
  queryOptions({
    queryKey: [...key, 'analytics', days],
    queryFn: ({ signal }) => call('GET /api/admin/analytics', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });

export type Span = NonNullable<NonNullable<CallInput<'GET /api/admin/analytics'>['query']>['days']>;

export const auditQuery = (user?: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'audit', user],
    queryFn: ({ signal, pageParam: cursor }) =>
      call('GET /api/admin/audit', { query: { ...(user && { user }), ...(cursor && { cursor }) }, signal }),
    ...byCursor,
  });

export const settingsQuery = queryOptions({
  queryKey: [...key, 'settings'],
  queryFn: ({ signal }) => call('GET /api/admin/settings', { signal }),
  // Another admin may have set it.
  refetchOnWindowFocus: 'always',
});

/**
 * Something was done to somebody: whatever shows people shows them anew, and the audit has an entry more. Whoever is gone is
 * not asked for again while their drawer closes.
 */
export function renewPeople(gone?: string): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: key,
    predicate: ({ queryKey: [, what, whose] }) =>
      what !== 'verify' && what !== 'analytics' && !(what === 'person' && whose === gone),
  });
}
