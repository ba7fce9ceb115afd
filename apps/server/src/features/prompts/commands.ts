import { type Actor, canTouchPrompt, type GenerationMethod } from '@cuewright/contract';
import { promptDescription } from '@cuewright/engine/export';
import type { Mark } from '@cuewright/engine/marks';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import * as prompts from './repository.ts';
import type { PromptRow, PromptVersion } from './tables.ts';

export interface PromptToKeep {
  title: string;
  description?: string | undefined;
  text: string;
  /** In the text as it is here. */
  marks?: readonly Mark[] | undefined;
  mode: 'photo' | 'video';
  model: string | null;
  method?: GenerationMethod | undefined;
  config?: Record<string, unknown> | undefined;
  generationId?: string | undefined;
  /** Where; in the default workspace without. */
  workspaceId?: string | undefined;
}

/** Keeps a prompt, once for each generation: a repeat gives the one that is kept. */
export async function savePrompt(
  { db, ...parts }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  prompt: PromptToKeep,
): Promise<Result<PromptRow, 'workspace-not-found'>> {
  return await db.transaction().execute((trx) => keepPrompt(trx, parts, actor, prompt));
}

/** The same, in a transaction that is more than this. */
async function keepPrompt(
  trx: Queryable,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  actor: Actor,
  prompt: PromptToKeep,
): Promise<Result<PromptRow, 'workspace-not-found'>> {
  const {
    title,
    description,
    text,
    marks = [],
    mode,
    model,
    method,
    config,
    generationId,
    workspaceId,
  } = prompt;
  const now = clock();
  const ofGeneration = generationId ? { userId: actor.id, generationId } : undefined;
  if (workspaceId && !(await prompts.holdWorkspace(trx, { userId: actor.id, workspaceId }))) {
    const kept = ofGeneration && (await prompts.findPromptOfGeneration(trx, ofGeneration));
    return kept ? ok(kept) : fail('workspace-not-found');
  }
  const counted = ofGeneration && (await prompts.findCounted(trx, ofGeneration));
  const kept = await prompts.insertPrompt(trx, {
    id: newId(),
    user_id: actor.id,
    generation_id: generationId ?? null,
    ...(workspaceId && { workspace_id: workspaceId }),
    is_imported: !counted,
    method: method ?? counted?.method ?? null,
    mode,
    model,
    title,
    description: promptDescription(description || text),
    prompt_text: text,
    marks: JSON.stringify(marks),
    json_config: JSON.stringify({ ...config, mode, prompt: text }),
    created_at: now,
    updated_at: now,
  });
  const first = kept ?? (ofGeneration && (await prompts.findPromptOfGeneration(trx, ofGeneration)));
  if (!first) throw new Error('A prompt was neither inserted nor there.');
  return ok(first);
}

/** Keeps it where it was wanted, or in the default workspace: one that was deleted meanwhile is no reason to lose it. */
export async function keepPromptSomewhere(
  trx: Queryable,
  parts: Pick<Deps, 'clock' | 'newId'>,
  actor: Actor,
  prompt: PromptToKeep,
): Promise<void> {
  const kept = await keepPrompt(trx, parts, actor, prompt);
  if (!kept.ok) await keepPrompt(trx, parts, actor, { ...prompt, workspaceId: undefined });
}

/** Somebody else's prompt is as good as none: its existence is not told either. */
export async function readPrompt(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<PromptRow, 'prompt-not-found'>> {
  const prompt = await prompts.findPrompt(db, id);
  return prompt && canTouchPrompt(actor, prompt) ? ok(prompt) : fail('prompt-not-found');
}

export interface VersionsPage {
  versions: PromptVersion[];
  total: number;
  nextCursor: number | null;
}

/** One page of the texts a prompt has had. They are numbered without a gap, so the latest number is how many there are. */
export async function listVersions(
  parts: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Result<VersionsPage, 'prompt-not-found'>> {
  const prompt = await readPrompt(parts, actor, id);
  if (!prompt.ok) return prompt;
  const versions = await prompts.listVersions(parts.db, prompt.value, { limit, cursor });
  const last = versions.at(-1)?.number ?? 1;
  return ok({ versions, total: prompt.value.revision, nextCursor: last > 1 ? last : null });
}
