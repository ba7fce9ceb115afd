import { type Actor, canTouchWorkspace, workspaceLimits } from '@cuewright/contract';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import * as workspaces from './repository.ts';
import type { WorkspaceRow } from './table.ts';

type Db = Pick<Deps, 'db'>;

export async function listWorkspaces({ db }: Db, actor: Actor): Promise<WorkspaceRow[]> {
  return await workspaces.listWorkspaces(db, actor.id);
}

export async function createWorkspace(
  { db, clock, newId }: Deps,
  actor: Actor,
  { name }: { name: string },
): Promise<Result<WorkspaceRow, 'too-many-workspaces'>> {
  const now = clock();
  return await db.transaction().execute(async (trx) => {
    await workspaces.holdWorkspaces(trx, actor.id);
    // Counted after the wait: only then is what another call has made meanwhile seen.
    const there = await workspaces.listWorkspaces(trx, actor.id);
    if (there.length >= workspaceLimits.most) return fail('too-many-workspaces');
    const workspace = { id: newId(), user_id: actor.id, name, is_default: false };
    return ok(await workspaces.insertWorkspace(trx, { ...workspace, created_at: now, updated_at: now }));
  });
}

/** Renames it, makes it the default, or both. */
export async function changeWorkspace(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { name, isDefault = false }: { name?: string | undefined; isDefault?: boolean | undefined },
): Promise<Result<WorkspaceRow, 'workspace-not-found'>> {
  const now = clock();
  return await db.transaction().execute(async (trx) => {
    const held = await workspaces.holdWorkspaces(trx, actor.id);
    const workspace = held.find((one) => one.id === id);
    if (!workspace) return fail('workspace-not-found');
    const before = held.find((one) => one.is_default);
    // The old one first: there is never more than one.
    if (isDefault && before && before !== workspace)
      await workspaces.updateWorkspace(trx, before.id, { is_default: false });
    return ok(
      await workspaces.updateWorkspace(trx, id, {
        name: name ?? workspace.name,
        is_default: isDefault || workspace.is_default,
        updated_at: now,
      }),
    );
  });
}

/** A prompt was added after the workspace's prompts were locked: roll back and start again. */
class CameMeanwhile extends Error {}

/** Deletes it; its prompts go to the default one, which stays. */
export async function deleteWorkspace(
  { db }: Db,
  actor: Actor,
  id: string,
): Promise<Result<void, 'workspace-not-found' | 'default-workspace'>> {
  for (;;) {
    try {
      return await db.transaction().execute(async (trx) => {
        const prompts = await workspaces.holdPromptsOf(trx, actor.id, id);
        const held = await workspaces.holdWorkspaces(trx, actor.id);
        const [workspace, home] = [held.find((one) => one.id === id), held.find((one) => one.is_default)];
        if (!workspace || !home) return fail('workspace-not-found');
        if (workspace === home) return fail('default-workspace');
        // Waiting for it now could deadlock: whoever holds it may be waiting for this workspace.
        if ((await workspaces.countPromptsOf(trx, actor.id, id)) > prompts.length) throw new CameMeanwhile();
        await workspaces.movePrompts(
          trx,
          prompts.map((prompt) => prompt.id),
          home.id,
        );
        return ok(await workspaces.deleteWorkspace(trx, id));
      });
    } catch (error) {
      if (!(error instanceof CameMeanwhile)) throw error;
    }
  }
}

export interface PromptsOfWorkspace {
  prompts: workspaces.WorkspacePromptRow[];
  /** Nothing where nobody counts. */
  total: number | null;
  nextCursor: string | null;
}

/** One page of a workspace's prompts. */
export async function listPromptsOf(
  { db }: Db,
  actor: Actor,
  id: string,
  { q: words, ...place }: CursorPlace & { q?: string | undefined },
): Promise<Result<PromptsOfWorkspace, 'workspace-not-found'>> {
  const workspace = await workspaces.findWorkspace(db, id);
  if (!workspace || !canTouchWorkspace(actor, workspace)) return fail('workspace-not-found');
  const wanted = { userId: actor.id, workspaceId: id, words };
  const page = await readCursorPage(place, (at) => workspaces.listPromptsOf(db, wanted, at));
  const { rows: prompts, nextCursor, isWhole } = page;
  return ok({ prompts, total: isWhole ? prompts.length : words ? null : workspace.prompts, nextCursor });
}

/** All of them, or none: somebody else's prompt is as good as none. */
export async function movePrompts(
  { db }: Db,
  actor: Actor,
  id: string,
  promptIds: readonly string[],
): Promise<Result<{ moved: number }, 'workspace-not-found' | 'prompt-not-found'>> {
  const ids = [...new Set(promptIds)];
  return await db.transaction().execute(async (trx) => {
    const prompts = await workspaces.holdPrompts(trx, actor.id, ids);
    const own = await workspaces.holdWorkspaces(trx, actor.id);
    if (!own.some((workspace) => workspace.id === id)) return fail('workspace-not-found');
    if (prompts.length < ids.length) return fail('prompt-not-found');
    const elsewhere = prompts.filter(({ workspace_id }) => workspace_id !== id);
    await workspaces.movePrompts(
      trx,
      elsewhere.map((prompt) => prompt.id),
      id,
    );
    return ok({ moved: elsewhere.length });
  });
}
