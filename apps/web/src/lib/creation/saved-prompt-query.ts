import type { SavedPrompt } from '@cuewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { queryClient } from '../query-client.ts';

/** Above every list of saved prompts, whoever shows it. */
export const promptListsKey = ['prompts', 'list'] as const;

/** Above the workspaces and their prompts. */
export const workspacesKey = ['workspaces'] as const;

export function savedPromptQuery(id: string) {
  return queryOptions({
    queryKey: ['prompts', 'one', id],
    queryFn: ({ signal }) => call('GET /api/prompts/{id}', { params: { id }, signal }),
  });
}

/** It was saved or changed: what is on the screen follows, without asking where that can be avoided. */
export function tellSavedPrompt(prompt: SavedPrompt): void {
  queryClient.setQueryData(savedPromptQuery(prompt.id).queryKey, prompt);
  refreshPrompts();
}

/** Every list that prompts are in is asked for anew. */
export function refreshPrompts(): void {
  void queryClient.invalidateQueries({ queryKey: promptListsKey });
  void queryClient.invalidateQueries({ queryKey: workspacesKey });
}
