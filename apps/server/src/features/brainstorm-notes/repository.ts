import { type ExpressionBuilder, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import { hasWords } from '../../database/has-words.ts';
import type { Queryable, Tables } from '../../database/tables.ts';
import type { BrainstormNoteRow, BrainstormNotesTable } from './table.ts';

const columns = [
  'id',
  'user_id',
  'title',
  'content',
  'category',
  'tags',
  'is_important',
  'version',
  'created_at',
  'updated_at',
] as const;

/** Which of a person's notes are asked for. */
export interface Wanted {
  userId: string;
  /** The words of a search, cleaned. */
  words?: string | undefined;
  category?: BrainstormNotesTable['category'] | undefined;
  isImportant?: boolean | undefined;
  tag?: string | undefined;
}

function isOfThem({ userId, words, category, isImportant, tag }: Wanted) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'brainstorm_notes'>) =>
    and([
      eb('user_id', '=', userId),
      ...(category ? [eb('category', '=', category)] : []),
      ...(isImportant === true ? [sql<SqlBool>`is_important`] : []),
      ...(isImportant === false ? [sql<SqlBool>`not is_important`] : []),
      ...(tag ? [sql<SqlBool>`tags @> ${JSON.stringify([tag])}::jsonb`] : []),
      ...(words ? [hasWords(words)] : []),
    ]);
}

/** Newest first, from just after `cursor`. */
export async function listBrainstormNotes(
  db: Queryable,
  { limit, cursor, ...wanted }: Wanted & CursorPlace,
): Promise<BrainstormNoteRow[]> {
  let query = db.selectFrom('brainstorm_notes').select(columns).where(isOfThem(wanted));
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countBrainstormNotes(db: Queryable, wanted: Wanted): Promise<number> {
  const { total } = await db
    .selectFrom('brainstorm_notes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isOfThem(wanted))
    .executeTakeFirstOrThrow();
  return total;
}

export interface CategoryCount {
  category: BrainstormNotesTable['category'];
  notes: number;
  important: number;
}

/** Of each category that has any. */
export async function countCategories(db: Queryable, userId: string): Promise<CategoryCount[]> {
  return await db
    .selectFrom('brainstorm_notes')
    .select([
      'category',
      sql<number>`count(*)::int`.as('notes'),
      sql<number>`count(*) filter (where is_important)::int`.as('important'),
    ])
    .where('user_id', '=', userId)
    .groupBy('category')
    .execute();
}

/** The tags used most, the commonest first. */
export async function countTags(
  db: Queryable,
  userId: string,
  most: number,
): Promise<{ tag: string; notes: number }[]> {
  const { rows } = await sql<{ tag: string; notes: number }>`
    select tag, count(*)::int as notes
      from brainstorm_notes, jsonb_array_elements_text(tags) as tag
      where user_id = ${userId}
      group by tag order by notes desc, tag limit ${most}
  `.execute(db);
  return rows;
}

export async function insertBrainstormNote(
  db: Queryable,
  note: Insertable<BrainstormNotesTable>,
): Promise<BrainstormNoteRow> {
  return await db.insertInto('brainstorm_notes').values(note).returning(columns).executeTakeFirstOrThrow();
}

/** The note, held against other changes until the transaction ends. */
export async function findBrainstormNoteForChange(
  db: Queryable,
  id: string,
): Promise<BrainstormNoteRow | undefined> {
  return await db
    .selectFrom('brainstorm_notes')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateBrainstormNote(
  db: Queryable,
  id: string,
  change: Updateable<BrainstormNotesTable>,
): Promise<BrainstormNoteRow> {
  return await db
    .updateTable('brainstorm_notes')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteBrainstormNote(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('brainstorm_notes').where('id', '=', id).execute();
}
