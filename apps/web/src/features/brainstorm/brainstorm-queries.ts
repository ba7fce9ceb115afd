import type { BrainstormNote, CallInput } from '@cuewright/contract';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { logFetch } from '../../lib/log-error.ts';
import { longList } from '../../lib/long-list.ts';
import { queryClient } from '../../lib/query-client.ts';
import { tellOtherTabs } from '../../lib/tab-news.ts';
import { tellNotChanged } from '../../lib/tell-not-changed.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import { type NotePages, withNote, withoutNote } from './note-cache.ts';
import { noteQuery, type WantedNotes } from './wanted-notes.ts';

const ROWS_AT_ONCE = 50;

const all = ['brainstorm'] as const;
const lists = [...all, 'list'] as const;

export function notesQuery(wanted: WantedNotes) {
  const query = noteQuery(wanted);
  return infiniteQueryOptions({
    queryKey: [...lists, query],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/brainstorm-notes', {
        query: { ...query, limit: ROWS_AT_ONCE, cursor },
        signal,
      }).catch(logFetch('brainstorm notes', signal)),
    ...byCursor,
    placeholderData: keepPreviousData,
    ...longList,
  });
}

export const summaryQuery = queryOptions({
  queryKey: [...all, 'summary'],
  queryFn: ({ signal }) => call('GET /api/brainstorm-notes/summary', { signal }),
});

export const createNote = mutationOptions({
  mutationFn: (body: CallInput<'POST /api/brainstorm-notes'>['body']) =>
    call('POST /api/brainstorm-notes', { body }),
  onSuccess: tellNote,
});

/** Without `version` the change wins over whatever was written elsewhere. */
export async function changeNote({
  id,
  ...body
}: { id: string } & CallInput<'PUT /api/brainstorm-notes/{id}'>['body']): Promise<BrainstormNote> {
  const note = await call('PUT /api/brainstorm-notes/{id}', { params: { id }, body });
  tellNote(note);
  return note;
}

/** Shown at once, and put back when it fails. A star is no text to lose, so the last one wins. */
export const starNote = mutationOptions({
  mutationFn: ({ id, isImportant }: BrainstormNote) =>
    call('PUT /api/brainstorm-notes/{id}', {
      params: { id },
      body: { isImportant: !isImportant },
      keepalive: true,
    }),
  onMutate: (note) => showNote({ ...note, isImportant: !note.isImportant }),
  onSuccess: tellNote,
  onError: (error) => {
    void refreshNotes();
    tellNotChanged(error);
  },
});

export async function deleteNote(id: string): Promise<void> {
  await call('DELETE /api/brainstorm-notes/{id}', { params: { id } }).catch(unlessGone('note-not-found'));
  await changeLists((list) => withoutNote(list, id));
  void queryClient.invalidateQueries({ queryKey: summaryQuery.queryKey });
  tellOtherTabs('brainstorm');
}

export function refreshNotes(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: all });
}

/** What is on the screen follows what was kept, without asking for every page anew. */
function tellNote(note: BrainstormNote): void {
  void showNote(note);
  void queryClient.invalidateQueries({ queryKey: summaryQuery.queryKey });
  tellOtherTabs('brainstorm');
}

export function showNote(note: BrainstormNote): Promise<void> {
  return changeLists((list, query) => withNote(list, note, query));
}

/** Whatever answer is on its way has the lists as they were when it was asked for: it must not come after the change. */
async function changeLists(
  change: (list: NotePages, query: ReturnType<typeof noteQuery>) => NotePages,
): Promise<void> {
  const known = queryClient.getQueryCache().findAll({ queryKey: lists });
  const askedWhole = known.filter(({ state }) => state.fetchStatus !== 'idle' && !state.fetchMeta?.fetchMore);
  await queryClient.cancelQueries({ queryKey: lists });
  for (const list of known) {
    const { queryKey } = list;
    const query = queryKey[lists.length] as ReturnType<typeof noteQuery>;
    queryClient.setQueryData<NotePages>(queryKey, (before) => before && change(before, query));
    // Only the server knows whether a note has the words of a search.
    if (query.q || askedWhole.includes(list)) void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}
