import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { PromptRow, PromptsTable } from './tables.ts';

/** All that leaves the table. `json_config` comes as text, so that nobody parses it only to write it again. */
export const promptColumns = [
  'id',
  'user_id',
  'generation_id',
  'is_imported',
  'method',
  'mode',
  'model',
  'title',
  'description',
  'prompt_text',
  sql<string>`json_config::text`.as('json_config'),
  'is_favourite',
  'version',
  'revision',
  'created_at',
  'updated_at',
] as const;

/** Nothing when this person has a prompt of that generation already, even one that is still on its way. */
export async function insertPrompt(
  trx: Queryable,
  prompt: Insertable<PromptsTable>,
): Promise<PromptRow | undefined> {
  const row = await trx
    .insertInto('prompts')
    .values(prompt)
    .onConflict((conflict) => conflict.doNothing())
    .returning(promptColumns)
    .executeTakeFirst();
  if (row) {
    const { user_id, id: prompt_id, prompt_text, created_at } = row;
    await trx
      .insertInto('prompt_versions')
      .values({ user_id, prompt_id, number: 1, prompt_text, restored_from: null, created_at })
      .execute();
  }
  return row;
}

export async function findPromptOfGeneration(
  db: Queryable,
  { userId, generationId }: { userId: string; generationId: string },
): Promise<PromptRow | undefined> {
  return await db
    .selectFrom('prompts')
    .select(promptColumns)
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .executeTakeFirst();
}

export async function findPrompt(db: Queryable, id: string): Promise<PromptRow | undefined> {
  return await db.selectFrom('prompts').select(promptColumns).where('id', '=', id).executeTakeFirst();
}

/** The generation of that id, when it was counted for this person. */
export async function findCounted(
  db: Queryable,
  { userId, generationId }: { userId: string; generationId: string },
): Promise<Pick<PromptsTable, 'method'> | undefined> {
  return await db
    .selectFrom('generations')
    .select('method')
    .where('generation_id', '=', generationId)
    .where('user_id', '=', userId)
    .where('state', '=', 'counted')
    .executeTakeFirst();
}
