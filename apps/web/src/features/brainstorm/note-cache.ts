import type { BrainstormNote, CallAnswer } from '@cuewright/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { isWanted, type noteQuery } from './wanted-notes.ts';

export type NotePages = InfiniteData<CallAnswer<'GET /api/brainstorm-notes'>>;

/** A list with the note as it is now: in its place, on top when it is new, gone when it does not belong there any more. */
export function withNote(
  list: NotePages,
  note: BrainstormNote,
  query: ReturnType<typeof noteQuery>,
): NotePages {
  const isThere = list.pages.some((page) => page.notes.some(({ id }) => id === note.id));
  const belongs = isWanted(note, query);
  if (isThere && belongs === false) return withoutNote(list, note.id);
  if (isThere)
    return mapNotes(list, (notes) =>
      notes.map((before) => (before.id === note.id ? newest(before, note) : before)),
    );
  return belongs && note.version === 1 ? onTop(list, note) : list;
}

export function withoutNote(list: NotePages, gone: string): NotePages {
  const isThere = list.pages.some((page) => page.notes.some(({ id }) => id === gone));
  if (!isThere) return list;
  return count(
    mapNotes(list, (notes) => notes.filter(({ id }) => id !== gone)),
    -1,
  );
}

/** Answers may come in another order than the changes were made in. */
function newest(before: BrainstormNote, note: BrainstormNote): BrainstormNote {
  return before.version > note.version ? before : note;
}

function onTop(list: NotePages, note: BrainstormNote): NotePages {
  const [first, ...rest] = list.pages;
  if (!first) return list;
  return count({ ...list, pages: [{ ...first, notes: [note, ...first.notes] }, ...rest] }, 1);
}

function mapNotes(list: NotePages, change: (notes: BrainstormNote[]) => BrainstormNote[]): NotePages {
  return { ...list, pages: list.pages.map((page) => ({ ...page, notes: change(page.notes) })) };
}

function count(list: NotePages, by: number): NotePages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, total: page.total === null ? null : page.total + by })),
  };
}
