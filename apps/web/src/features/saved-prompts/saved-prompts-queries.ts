import { ApiError, type CallAnswer, type SavedPrompt } from '@cuewright/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import {
  promptListsKey,
  refreshPrompts,
  savedPromptQuery,
  tellSavedPrompt,
} from '../../lib/creation/saved-prompt-query.ts';
import { logError } from '../../lib/log-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { WantedPrompts } from './wanted-prompts.ts';

export function savedPromptsQuery({ words, mode, model, method, isFavourite }: WantedPrompts) {
  const query = {
    ...(words.trim() && { q: words.trim() }),
    ...(mode !== 'any' && { mode }),
    ...(model !== 'any' && { model }),
    ...(method !== 'any' && { method }),
    ...(isFavourite && { favourite: 'true' as const }),
  };
  return infiniteQueryOptions({
    queryKey: [...promptListsKey, query],
    queryFn: async ({ pageParam: cursor, signal }) => {
      try {
        return await call('GET /api/prompts', { query: { ...query, cursor }, signal });
      } catch (error) {
        if (!signal.aborted) logError('Failed to fetch prompts:', error);
        throw error;
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

type Change = { prompt: SavedPrompt } & Partial<Pick<SavedPrompt, 'title' | 'favourite'>>;

/** Shown at once. Without `version` the last one wins: a name or a star is no text to lose. */
export const changeSavedPrompt = mutationOptions({
  mutationFn: ({ prompt: { id }, ...change }: Change) =>
    call('PATCH /api/prompts/{id}', { params: { id }, body: change, keepalive: true }),
  onMutate: ({ prompt, ...change }) => showInLists({ ...prompt, ...change }),
  onSuccess: tellSavedPrompt,
  onError: (_, { prompt }) => showInLists(prompt),
});

export async function deleteSavedPrompt(id: string): Promise<void> {
  await call('DELETE /api/prompts/{id}', { params: { id } }).catch((error: unknown) => {
    // Deleted elsewhere already: it is gone, as was wished.
    if (!(error instanceof ApiError && error.code === 'prompt-not-found')) throw error;
  });
  queryClient.removeQueries({ queryKey: savedPromptQuery(id).queryKey });
  refreshPrompts();
}

function showInLists(prompt: SavedPrompt): void {
  queryClient.setQueriesData<InfiniteData<CallAnswer<'GET /api/prompts'>>>(
    { queryKey: promptListsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          prompts: page.prompts.map((row) => (row.id === prompt.id ? prompt : row)),
        })),
      },
  );
}
