import type { Note } from '@cuewright/contract';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { queryClient } from '../../lib/query-client.ts';
import { tellOtherTabs, useTabNews } from '../../lib/tab-news.ts';
import { unlessGone } from '../../lib/unless-gone.ts';

export const notesQuery = infiniteQueryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/notes', { query: { cursor }, signal }),
  ...byCursor,
});

/** Not waited for: what was saved is saved, however long the list takes. */
function refreshNotes(): void {
  askAnew();
  tellOtherTabs('notes');
}

/** As it stands now: what another tab or device has kept. */
export function showNote(current: Note): void {
  queryClient.setQueryData(
    notesQuery.queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          notes: page.notes.map((note) => (note.id === current.id ? current : note)),
        })),
      },
  );
}

function askAnew(): void {
  void queryClient.invalidateQueries({ queryKey: ['notes'] });
}

/** The lists follow what other tabs keep. */
export function useNotesNews(): void {
  useTabNews('notes', askAnew);
}

export const createNote = mutationOptions({
  mutationFn: (body: { title: string; content: string }) => call('POST /api/notes', { body }),
  onSuccess: refreshNotes,
});

/** Without `version` the change wins over whatever was written elsewhere. */
export const changeNote = mutationOptions({
  mutationFn: ({ id, ...body }: Pick<Note, 'id' | 'title' | 'content'> & { version?: number }) =>
    call('PUT /api/notes/{id}', { params: { id }, body }),
  onSuccess: refreshNotes,
});

export async function deleteNote(id: string): Promise<void> {
  await call('DELETE /api/notes/{id}', { params: { id } }).catch(unlessGone('note-not-found'));
  refreshNotes();
}
