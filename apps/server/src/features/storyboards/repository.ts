import { type Insertable, sql, type Updateable } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { StoryboardRow, StoryboardsTable } from './tables.ts';

/** A board without its frames: what a list needs of them is counted by the database. */
export interface StoryboardSummary
  extends Omit<StoryboardRow, 'frames' | 'original_prompt' | 'original_marks' | 'user_id'> {
  frame_count: number;
  drawn_count: number;
  seconds: number;
  /** The addresses of all its pictures. */
  pictures: string[];
}

interface Wanted {
  userId: string;
  promptId?: string | undefined;
}

/** The boards of one person, newest first, from just after `cursor`. */
export async function listStoryboards(
  db: Queryable,
  { userId, promptId, limit, cursor }: Wanted & CursorPlace,
): Promise<StoryboardSummary[]> {
  let query = db
    .selectFrom('storyboards')
    .select(['id', 'prompt_id', 'title', 'ratio', 'version', 'created_at', 'updated_at'])
    .select([
      sql<number>`jsonb_array_length(frames)`.as('frame_count'),
      sql<number>`jsonb_array_length(jsonb_path_query_array(frames, '$[*] ? (@.imageUrl != null)'))`.as(
        'drawn_count',
      ),
      sql<number>`coalesce((select round(sum((frame->>'duration')::numeric), 1) from jsonb_array_elements(frames) frame), 0)::float8`.as(
        'seconds',
      ),
      sql<string[]>`jsonb_path_query_array(frames, '$[*].imageUrl ? (@ != null)')`.as('pictures'),
    ])
    .where('user_id', '=', userId);
  if (promptId) query = query.where('prompt_id', '=', promptId);
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countStoryboards(db: Queryable, { userId, promptId }: Wanted): Promise<number> {
  let query = db
    .selectFrom('storyboards')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId);
  if (promptId) query = query.where('prompt_id', '=', promptId);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Nothing, when there is one of that id already. A prompt that is not the person's is not pointed to. */
export async function insertStoryboard(
  db: Queryable,
  { prompt_id = null, ...board }: Insertable<StoryboardsTable>,
): Promise<StoryboardRow | undefined> {
  const ownPrompt = db
    .selectFrom('prompts')
    .select('id')
    .where('user_id', '=', board.user_id)
    .where('id', '=', prompt_id)
    // One that is being deleted is waited for.
    .forKeyShare();
  return await db
    .insertInto('storyboards')
    .values({ ...board, prompt_id: prompt_id === null ? null : ownPrompt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findStoryboard(db: Queryable, id: string): Promise<StoryboardRow | undefined> {
  return await db.selectFrom('storyboards').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The board, held against other changes until the transaction ends. */
export async function findStoryboardForChange(db: Queryable, id: string): Promise<StoryboardRow | undefined> {
  return await db.selectFrom('storyboards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateStoryboard(
  db: Queryable,
  id: string,
  change: Updateable<StoryboardsTable>,
): Promise<StoryboardRow> {
  return await db
    .updateTable('storyboards')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteStoryboard(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('storyboards').where('id', '=', id).execute();
}

/** With their frames, for whoever takes them all away. */
export async function listWholeStoryboards(
  db: Queryable,
  { userId, limit, cursor }: { userId: string } & CursorPlace,
): Promise<StoryboardRow[]> {
  let query = db.selectFrom('storyboards').selectAll().where('user_id', '=', userId);
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}
