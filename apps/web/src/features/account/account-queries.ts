import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The last prompts, and how many there are. Under the key of the prompts, so that a change to them asks anew. */
export const latestPromptsQuery = queryOptions({
  queryKey: ['prompts', 'latest'],
  queryFn: ({ signal }) => call('GET /api/prompts', { query: { limit: 3 }, signal }),
});

export const noteCountQuery = queryOptions({
  queryKey: ['notes', 'count'],
  queryFn: ({ signal }) => call('GET /api/notes', { query: { limit: 1 }, signal }),
  select: ({ total }) => total,
});
