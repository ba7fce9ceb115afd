import { type Actor, canTouchNote } from '@cuewright/contract';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { presentNote } from './present.ts';
import * as notes from './repository.ts';
import type { NoteRow } from './table.ts';

export interface NoteChange {
  title?: string | undefined;
  content?: string | undefined;
  /** The one the change began from. */
  version?: number | undefined;
}

export interface NotesPage {
  notes: NoteRow[];
  total: number;
  nextCursor: string | null;
}

/** One page of a person's notes. */
export async function listNotes(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  place: CursorPlace,
): Promise<NotesPage> {
  const userId = actor.id;
  const page = await readCursorPage(place, (at) => notes.listNotes(db, { userId, ...at }));
  return { notes: page.rows, total: await notes.countNotes(db, userId), nextCursor: page.nextCursor };
}

export async function createNote(
  { db, clock, newId }: Deps,
  actor: Actor,
  { title, content }: { title: string; content: string },
): Promise<NoteRow> {
  const now = clock();
  return await notes.insertNote(db, {
    id: newId(),
    user_id: actor.id,
    title,
    content,
    created_at: now,
    updated_at: now,
  });
}

/** Changes what is given. A `version` that is not the current one means somebody else was first. */
export async function changeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { title, content, version }: NoteChange,
): Promise<Result<NoteRow, 'note-not-found' | 'stale-version'>> {
  return await db.transaction().execute(async (trx) => {
    const note = await findOwnNote(trx, actor, id);
    if (!note) return fail('note-not-found');
    const isStale = version !== undefined && version !== note.version;
    if (isStale) return fail('stale-version', { current: presentNote(note) });
    const change = { title: title ?? note.title, content: content ?? note.content, updated_at: clock() };
    return ok(await notes.updateNote(trx, id, change));
  });
}

export async function deleteNote(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'note-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const note = await findOwnNote(trx, actor, id);
    if (!note) return fail('note-not-found');
    return ok(await notes.deleteNote(trx, id));
  });
}

/** Somebody else's note is as good as none: its existence is not told either. */
async function findOwnNote(trx: Queryable, actor: Actor, id: string): Promise<NoteRow | undefined> {
  const note = await notes.findNoteForChange(trx, id);
  return note && canTouchNote(actor, note) ? note : undefined;
}
