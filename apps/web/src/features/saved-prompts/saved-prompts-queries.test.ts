import type { SavedPrompt } from '@cuewright/contract';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { everyPrompt } from './wanted-prompts.ts';

it('a change that fails does not take back one that went through meanwhile', async () => {
  let row = { id: 'a', title: 'The quay', favourite: false } as SavedPrompt;
  const { promise: renaming, reject: failRenaming } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PATCH' && body?.includes('title')) return await renaming;
    if (method === 'PATCH') row = { ...row, favourite: true };
    return Response.json(method === 'PATCH' ? row : { prompts: [row], total: 1, next_cursor: null });
  });
  // The client takes the page's fetch as it finds it.
  vi.resetModules();
  const { queryClient } = await import('../../lib/query-client.ts');
  const { changeSavedPrompt, savedPromptsQuery } = await import('./saved-prompts-queries.ts');
  const list = new InfiniteQueryObserver(queryClient, savedPromptsQuery(everyPrompt));
  const leave = list.subscribe(() => undefined);
  const shown = () => list.getCurrentResult().data?.pages[0]?.prompts[0];
  const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const change = (wish: { title?: string; favourite?: boolean }) =>
    new MutationObserver(queryClient, changeSavedPrompt).mutate({ prompt: shown() ?? row, ...wish });
  await settled();

  const renamed = change({ title: 'The pier' });
  await change({ favourite: true });
  await settled();
  failRenaming(new TypeError('The line is down.'));
  await expect(renamed).rejects.toThrow();
  await settled();
  expect(shown()).toMatchObject({ title: 'The quay', favourite: true });
  leave();
});
