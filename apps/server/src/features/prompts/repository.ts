import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { PromptRow, PromptsTable, PromptVersion } from './tables.ts';

/** All that leaves the table. `json_config` comes as text, so that nobody parses it only to write it again. */
export const promptColumns = [
  'id',
  'user_id',
  'generation_id',
  'workspace_id',
  'is_imported',
  'method',
  'mode',
  'model',
  'title',
  'description',
  'prompt_text',
  'marks',
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
  if (row) await insertVersion(trx, row, { restoredFrom: null });
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

/**
 * Whether the person has it, locked until the transaction ends as strongly as counting its prompts will. Whoever adds or
 * removes a prompt locks it before the person's totals: in the other order two would deadlock.
 */
export async function holdWorkspace(
  trx: Queryable,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom('workspaces')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', workspaceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function findPrompt(db: Queryable, id: string): Promise<PromptRow | undefined> {
  return await db.selectFrom('prompts').select(promptColumns).where('id', '=', id).executeTakeFirst();
}

/** The prompt, held against other changes until the transaction ends. */
export async function findPromptForChange(trx: Queryable, id: string): Promise<PromptRow | undefined> {
  return await trx
    .selectFrom('prompts')
    .select(promptColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePrompt(
  trx: Queryable,
  id: string,
  change: Updateable<PromptsTable>,
): Promise<PromptRow> {
  return await trx
    .updateTable('prompts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(promptColumns)
    .executeTakeFirstOrThrow();
}

/** Keeps the text that the prompt has now as its latest version. */
export async function insertVersion(
  trx: Queryable,
  { user_id, id, revision, prompt_text, marks, updated_at }: PromptRow,
  { restoredFrom }: { restoredFrom: number | null },
): Promise<void> {
  const version = { number: revision, prompt_text, restored_from: restoredFrom, created_at: updated_at };
  await trx
    .insertInto('prompt_versions')
    .values({ user_id, prompt_id: id, ...version, marks: JSON.stringify(marks) })
    .execute();
}

/** Keeps the marks that the prompt has now with its latest version, whose text they are of. */
export async function markLatestVersion(
  trx: Queryable,
  { user_id, id, revision, marks }: PromptRow,
): Promise<void> {
  await trx
    .updateTable('prompt_versions')
    .set({ marks: JSON.stringify(marks) })
    .where('user_id', '=', user_id)
    .where('prompt_id', '=', id)
    .where('number', '=', revision)
    .execute();
}

export async function findVersion(
  db: Queryable,
  { user_id, id }: Pick<PromptRow, 'user_id' | 'id'>,
  number: number,
): Promise<PromptVersion | undefined> {
  return await db
    .selectFrom('prompt_versions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('prompt_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The latest first, from just before `cursor`. */
export async function listVersions(
  db: Queryable,
  { user_id, id }: Pick<PromptRow, 'user_id' | 'id'>,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<PromptVersion[]> {
  let query = db
    .selectFrom('prompt_versions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('prompt_id', '=', id);
  if (cursor) query = query.where('number', '<', cursor);
  return await query.orderBy('number', 'desc').limit(limit).execute();
}

export async function deletePrompt(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('prompts').where('id', '=', id).execute();
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

/** Every text of these prompts, the first one first. */
export async function listVersionsOf(
  db: Queryable,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<PromptVersion[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('prompt_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('prompt_id', 'in', ids)
    .orderBy('number')
    .execute();
}
