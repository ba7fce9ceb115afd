import { type Insertable, sql, type Updateable } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { NoteRow, NotesTable } from './table.ts';

/** The notes of one person, newest first, from just after `cursor`. */
export async function listNotes(
  db: Queryable,
  { userId, limit, cursor }: { userId: string } & CursorPlace,
): Promise<NoteRow[]> {
  let query = db.selectFrom('notes').selectAll().where('user_id', '=', userId);
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countNotes(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('notes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertNote(db: Queryable, note: Insertable<NotesTable>): Promise<NoteRow> {
  return await db.insertInto('notes').values(note).returningAll().executeTakeFirstOrThrow();
}

/** The note, held against other changes until the transaction ends. */
export async function findNoteForChange(db: Queryable, id: string): Promise<NoteRow | undefined> {
  return await db.selectFrom('notes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateNote(
  db: Queryable,
  id: string,
  change: Updateable<NotesTable>,
): Promise<NoteRow> {
  return await db
    .updateTable('notes')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteNote(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('notes').where('id', '=', id).execute();
}
