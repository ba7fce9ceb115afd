import type { SavedPrompt } from '@cuewright/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The texts of a prompt; of another revision they are others. */
export function versionsQuery({ id, revision }: Pick<SavedPrompt, 'id' | 'revision'>) {
  return infiniteQueryOptions({
    queryKey: ['prompts', 'versions', id, revision],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/prompts/{id}/versions', { params: { id }, query: { cursor }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // What a number stands for never changes.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}
