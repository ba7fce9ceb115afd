import type { CallAnswer, Workspace } from '@cuewright/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import {
  workspacesKey as all,
  refreshPrompts,
  savedPromptQuery,
} from '../../lib/creation/saved-prompt-query.ts';
import { logFetch } from '../../lib/log-error.ts';
import { longList } from '../../lib/long-list.ts';
import { queryClient } from '../../lib/query-client.ts';
import { tellOtherTabs } from '../../lib/tab-news.ts';
import { unlessGone } from '../../lib/unless-gone.ts';

const ROWS_AT_ONCE = 50;

type Workspaces = CallAnswer<'GET /api/workspaces'>;
type PromptPages = InfiniteData<CallAnswer<'GET /api/workspaces/{id}/prompts'>>;

/** Prompts come from every step of the app, so what is shown again is asked for again. */
export const workspacesQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => call('GET /api/workspaces', { signal }).catch(logFetch('workspaces', signal)),
  staleTime: 0,
  select: inOrder,
});

const names = new Intl.Collator(undefined, { numeric: true });

/** The default first, then by name, 2 before 10. */
function inOrder({ workspaces, total }: Workspaces): Workspaces {
  const sorted = workspaces.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || names.compare(one.name, other.name),
  );
  return { workspaces: sorted, total };
}

export function workspacePromptsQuery(id: string, words: string) {
  const q = words.trim();
  return infiniteQueryOptions({
    queryKey: [...all, 'prompts', id, q],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/workspaces/{id}/prompts', {
        params: { id },
        query: { limit: ROWS_AT_ONCE, cursor, ...(q && { q }) },
        signal,
      }),
    ...byCursor,
    placeholderData: (before, query) => (query?.queryKey[2] === id ? keepPreviousData(before) : undefined),
    staleTime: 0,
    ...longList,
  });
}

export const createWorkspace = mutationOptions({
  mutationFn: (name: string) => call('POST /api/workspaces', { body: { name } }),
  onSuccess: (made) => {
    changeList((list) => [...list, made]);
    tell();
  },
});

type Change = { workspace: Workspace } & ({ name: string } | { isDefault: true });

/** Shown at once, and put back when it fails. */
export const changeWorkspace = mutationOptions({
  mutationFn: ({ workspace: { id }, ...change }: Change) =>
    call('PATCH /api/workspaces/{id}', { params: { id }, body: change, keepalive: true }),
  onMutate: ({ workspace, ...change }: Change) => {
    const isDefault = 'isDefault' in change;
    changeList((list) =>
      list.map((one) => {
        if (one.id === workspace.id) return { ...one, ...change };
        return isDefault ? { ...one, isDefault: false } : one;
      }),
    );
  },
  onSettled: tell,
});

/** Its prompts go to the default one, at once on the screen too. */
export const deleteWorkspace = mutationOptions({
  mutationFn: async ({ id }: Workspace) => {
    await call('DELETE /api/workspaces/{id}', { params: { id } }).catch(unlessGone('workspace-not-found'));
  },
  onMutate: ({ id, promptCount }) =>
    changeList((list) =>
      list
        .filter((one) => one.id !== id)
        .map((one) => (one.isDefault ? { ...one, promptCount: one.promptCount + promptCount } : one)),
    ),
  onSettled: tell,
});

export interface Move {
  ids: readonly string[];
  from: string;
  to: string;
}

/** Shown at once, and put back when it fails. */
export const movePrompts = mutationOptions({
  mutationFn: ({ ids, to }: Move) =>
    call('POST /api/workspaces/{id}/prompts', {
      params: { id: to },
      body: { prompt_ids: [...ids] },
      keepalive: true,
    }),
  onMutate: ({ ids, from, to }: Move) => {
    changeList((list) =>
      list.map((one) => {
        const by = one.id === to ? ids.length : one.id === from ? -ids.length : 0;
        return by === 0 ? one : { ...one, promptCount: one.promptCount + by };
      }),
    );
    takeOff(from, ids);
  },
  onSettled: tell,
});

/** All are sent at once: on a page that is being left there is no second turn. */
export async function deletePrompts(workspace: string, ids: readonly string[]): Promise<void> {
  const sent = await Promise.allSettled(ids.map(deletePrompt));
  const deleted = ids.filter((_, at) => sent[at]?.status === 'fulfilled');
  for (const id of deleted) queryClient.removeQueries({ queryKey: savedPromptQuery(id).queryKey });
  takeOff(workspace, deleted);
  refreshPrompts();
  tellOtherTabs('workspaces');
  const failure = sent.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

async function deletePrompt(id: string): Promise<void> {
  await call('DELETE /api/prompts/{id}', { params: { id } }).catch(unlessGone('prompt-not-found'));
}

export function refreshWorkspaces(): void {
  void queryClient.invalidateQueries({ queryKey: all });
}

function tell(): void {
  refreshWorkspaces();
  tellOtherTabs('workspaces');
}

function changeList(change: (list: Workspace[]) => Workspace[]): void {
  queryClient.setQueryData<Workspaces>(workspacesQuery.queryKey, (known) => {
    if (!known) return known;
    const workspaces = change(known.workspaces);
    return { workspaces, total: workspaces.length };
  });
}

function takeOff(workspace: string, ids: readonly string[]): void {
  queryClient.setQueriesData<PromptPages>(
    { queryKey: [...all, 'prompts', workspace] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          prompts: page.prompts.filter(({ id }) => !ids.includes(id)),
        })),
      },
  );
}
