import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { promptListsKey } from '../../lib/creation/saved-prompt-query.ts';
import { countWithGone } from '../../lib/undoable-delete.ts';

/** The last prompts, and how many there are. One of the lists of prompts, so that it changes with them. */
export const latestPromptsQuery = infiniteQueryOptions({
  queryKey: [...promptListsKey, 'latest'],
  queryFn: async ({ signal }) => {
    const latest = await call('GET /api/prompts', { query: { limit: 3 }, signal });
    return { ...latest, total: countWithGone('prompt', latest.total ?? 0) };
  },
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
  select: ({ pages: [first] }) => first,
});

export const noteCountQuery = queryOptions({
  queryKey: ['notes', 'count'],
  queryFn: async ({ signal }) =>
    countWithGone('note', (await call('GET /api/notes', { query: { limit: 1 }, signal })).total),
});
