import type { GenerationMethod } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import { hasWords } from '../../database/has-words.ts';
import type { Queryable } from '../../database/tables.ts';
import type { WorkspaceRow, WorkspacesTable } from './table.ts';

/** All of a person's, the default one first, then by name. */
export async function listWorkspaces(db: Queryable, userId: string): Promise<WorkspaceRow[]> {
  return await db
    .selectFrom('workspaces')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export async function findWorkspace(db: Queryable, id: string): Promise<WorkspaceRow | undefined> {
  return await db.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * A person's workspaces, locked until the transaction ends, always in one order so that nobody deadlocks. Whoever also needs
 * prompts locks those first, as deleting a prompt does.
 */
export async function holdWorkspaces(trx: Queryable, userId: string): Promise<WorkspaceRow[]> {
  return await trx
    .selectFrom('workspaces')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertWorkspace(
  db: Queryable,
  workspace: Insertable<WorkspacesTable>,
): Promise<WorkspaceRow> {
  return await db.insertInto('workspaces').values(workspace).returningAll().executeTakeFirstOrThrow();
}

export async function updateWorkspace(
  db: Queryable,
  id: string,
  change: Updateable<WorkspacesTable>,
): Promise<WorkspaceRow> {
  return await db
    .updateTable('workspaces')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteWorkspace(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('workspaces').where('id', '=', id).execute();
}

/** What a workspace shows of a prompt. */
export interface WorkspacePromptRow {
  id: string;
  title: string;
  description: string;
  prompt_text: string;
  marks: Mark[];
  mode: 'photo' | 'video';
  model: string | null;
  method: GenerationMethod | null;
  is_favourite: boolean;
  revision: number;
  /** Of its latest storyboard, the first picture's address. */
  picture: string | null;
  created_at: Date;
}

interface WantedPrompts {
  userId: string;
  workspaceId: string;
  /** The words of a search, cleaned. */
  words?: string | undefined;
}

const firstPicture = sql<string | null>`(
  select jsonb_path_query_first(frames, '$[*].imageUrl ? (@ != null)') #>> '{}' from storyboards
    where storyboards.user_id = prompts.user_id and storyboards.prompt_id = prompts.id
    order by storyboards.id desc limit 1
)`;

/** Newest first, from just after `cursor`. */
export async function listPromptsOf(
  db: Queryable,
  { userId, workspaceId, words }: WantedPrompts,
  { limit, cursor }: CursorPlace,
): Promise<WorkspacePromptRow[]> {
  let query = db
    .selectFrom('prompts')
    .select(['id', 'title', 'description', 'prompt_text', 'marks', 'mode', 'model', 'method'])
    .select(['is_favourite', 'revision', 'created_at', firstPicture.as('picture')])
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId);
  if (words) query = query.where(hasWords(words));
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

export interface HeldPrompt {
  id: string;
  workspace_id: string;
}

/** Which of these prompts the person has, and where they are, held until the transaction ends. */
export async function holdPrompts(
  trx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<HeldPrompt[]> {
  return await ownPrompts(trx, userId).where('id', 'in', ids).forUpdate().execute();
}

/** The same for all prompts in a workspace. */
export async function holdPromptsOf(
  trx: Queryable,
  userId: string,
  workspaceId: string,
): Promise<HeldPrompt[]> {
  return await ownPrompts(trx, userId).where('workspace_id', '=', workspaceId).forUpdate().execute();
}

/** Counted in the rows themselves, which the workspace's own count could differ from. */
export async function countPromptsOf(trx: Queryable, userId: string, workspaceId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('prompts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Always in one order, so that nobody deadlocks. */
function ownPrompts(trx: Queryable, userId: string) {
  return trx.selectFrom('prompts').select(['id', 'workspace_id']).where('user_id', '=', userId).orderBy('id');
}

export async function movePrompts(
  trx: Queryable,
  ids: readonly string[],
  workspaceId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('prompts').set({ workspace_id: workspaceId }).where('id', 'in', ids).execute();
}
