import type { BrainstormNote } from '@cuewright/contract';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { everyNote } from './wanted-notes.ts';

const noted = (id: string): BrainstormNote => ({
  id,
  title: id,
  content: 'No green.',
  category: 'tip',
  tags: [],
  isImportant: false,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
});

it('[STORM-10] a star stays on though the next notes were asked for before it was set', async () => {
  const { promise: next, resolve: answerNext } = Promise.withResolvers<Response>();
  const page = (id: string, next_cursor: string | null) =>
    Response.json({ notes: [noted(id)], total: 2, next_cursor });
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('cursor') ? next : Promise.resolve(page('first', 'further')),
  );
  // The client takes the page's fetch as it finds it when it is loaded.
  vi.resetModules();
  const { queryClient } = await import('../../lib/query-client.ts');
  const { notesQuery, showNote } = await import('./brainstorm-queries.ts');
  const list = new InfiniteQueryObserver(queryClient, notesQuery(everyNote));
  const leave = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().hasNextPage).toBe(true));

  const fetched = list.fetchNextPage();
  await showNote({ ...noted('first'), isImportant: true, version: 2 });
  answerNext(page('second', null));
  await fetched;
  expect(list.getCurrentResult().data?.pages[0]?.notes[0]?.isImportant).toBe(true);
  leave();
  queryClient.clear();
});
