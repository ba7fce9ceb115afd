import type { CallAnswer } from '@cuewright/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { unlessGone } from '../../../lib/unless-gone.ts';

export type Session = CallAnswer<'GET /api/sessions'>['sessions'][number];

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('GET /api/sessions', { signal }),
  select: ({ sessions }) => sessions,
});

export const endSession = mutationOptions({
  mutationFn: ({ id }: Pick<Session, 'id'>) =>
    call('DELETE /api/sessions/{id}', { params: { id } }).catch(unlessGone('session-not-found')),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

export const endSessions = mutationOptions({ mutationFn: () => call('DELETE /api/sessions') });
