import { type CallAnswer, listLimits, type SavedPrompt } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import {
  promptListsKey,
  refreshPrompts,
  savedPromptQuery,
  tellSavedPrompt,
} from '../../lib/creation/saved-prompt-query.ts';
import { logFetch } from '../../lib/log-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { tellNotChanged } from '../../lib/tell-not-changed.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import type { WantedPrompts } from './wanted-prompts.ts';

export function savedPromptsQuery({ words, mode, model, method, isFavourite }: WantedPrompts) {
  const query = {
    limit: listLimits.historyRows,
    ...(!isBlankText(words) && { q: words.trim() }),
    ...(mode !== 'any' && { mode }),
    ...(model !== 'any' && { model }),
    ...(method !== 'any' && { method }),
    ...(isFavourite && { favourite: 'true' as const }),
  };
  return infiniteQueryOptions({
    queryKey: [...promptListsKey, query],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/prompts', { query: { ...query, cursor }, signal }).catch(logFetch('prompts', signal)),
    ...byCursor,
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
  // What was changed with it, or since, may have gone through.
  onError: (error, { prompt }) => {
    showInLists(prompt);
    refreshPrompts();
    tellNotChanged(error);
  },
});

export async function deleteSavedPrompt(id: string): Promise<void> {
  await call('DELETE /api/prompts/{id}', { params: { id } }).catch(unlessGone('prompt-not-found'));
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
