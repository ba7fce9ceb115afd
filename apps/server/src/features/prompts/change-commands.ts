import { type Actor, canTouchPrompt, type FieldError, outsideText } from '@cuewright/contract';
import { promptDescription } from '@cuewright/engine/export';
import { carryMarks, type Mark } from '@cuewright/engine/marks';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { presentPrompt } from './present.ts';
import * as prompts from './repository.ts';
import type { PromptRow } from './tables.ts';

export interface PromptChange {
  title?: string | undefined;
  text?: string | undefined;
  /** Without them, those that there are go on with their words. */
  marks?: readonly Mark[] | undefined;
  config?: Record<string, unknown> | undefined;
  isFavourite?: boolean | undefined;
  /** The one the change began from. */
  version?: number | undefined;
}

type Changed = Result<PromptRow, 'prompt-not-found' | 'stale-version'>;

/** Changes what is given; another text is a new version. A `version` that is not the current one means somebody else was first. */
export async function changePrompt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { version, ...change }: PromptChange,
): Promise<Changed | Result<never, 'invalid-request'>> {
  return await db.transaction().execute(async (trx) => {
    const found = await findToChange(trx, actor, id, version);
    if (!found.ok) return found;
    const errors = outside(change.marks, change.text ?? found.value.prompt_text);
    if (errors.length > 0) return fail('invalid-request', { errors });
    return ok(await apply(trx, found.value, change, clock()));
  });
}

/** Puts an earlier text back. Nothing is thrown away: it is a version of its own, unless it is the text there is. */
export async function restoreVersion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { number, version }: { number: number; version?: number | undefined },
): Promise<
  Result<{ prompt: PromptRow; isNew: boolean }, 'prompt-not-found' | 'version-not-found' | 'stale-version'>
> {
  return await db.transaction().execute(async (trx) => {
    const found = await findToChange(trx, actor, id, version);
    if (!found.ok) return found;
    const earlier = await prompts.findVersion(trx, found.value, number);
    if (!earlier) return fail('version-not-found');
    const isNew = earlier.prompt_text !== found.value.prompt_text;
    if (!isNew) return ok({ prompt: found.value, isNew });
    const change = { text: earlier.prompt_text, marks: earlier.marks, restoredFrom: number };
    return ok({ prompt: await apply(trx, found.value, change, clock()), isNew });
  });
}

export async function deletePrompt(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'prompt-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const prompt = await findOwn(trx, actor, id);
    if (!prompt) return fail('prompt-not-found');
    await prompts.holdWorkspace(trx, { userId: prompt.user_id, workspaceId: prompt.workspace_id });
    return ok(await prompts.deletePrompt(trx, id));
  });
}

/** Somebody else's prompt is as good as none: its existence is not told either. */
async function findOwn(trx: Queryable, actor: Actor, id: string): Promise<PromptRow | undefined> {
  const prompt = await prompts.findPromptForChange(trx, id);
  return prompt && canTouchPrompt(actor, prompt) ? prompt : undefined;
}

async function findToChange(
  trx: Queryable,
  actor: Actor,
  id: string,
  version: number | undefined,
): Promise<Changed> {
  const prompt = await findOwn(trx, actor, id);
  if (!prompt) return fail('prompt-not-found');
  const isStale = version !== undefined && version !== prompt.version;
  return isStale ? fail('stale-version', { current: presentPrompt(prompt) }) : ok(prompt);
}

/** Marks that came without a text are of the one that there is. */
function outside(marks: readonly Mark[] | undefined, text: string): FieldError[] {
  return (marks ?? []).flatMap(({ to }, at) =>
    to > text.length ? [{ field: `body.marks.${at}.to`, message: outsideText(text) }] : [],
  );
}

async function apply(
  trx: Queryable,
  before: PromptRow,
  {
    title,
    text = before.prompt_text,
    marks: givenMarks,
    config,
    isFavourite,
    restoredFrom,
  }: Omit<PromptChange, 'version'> & {
    restoredFrom?: number;
  },
  now: Date,
): Promise<PromptRow> {
  const isNewText = text !== before.prompt_text;
  const marks = JSON.stringify(givenMarks ?? carryMarks(before.marks, before.prompt_text, text));
  const areNewMarks = marks !== JSON.stringify(before.marks);
  const row = await prompts.updatePrompt(trx, before.id, {
    title: title ?? before.title,
    is_favourite: isFavourite ?? before.is_favourite,
    updated_at: now,
    ...(areNewMarks && { marks }),
    ...((config || isNewText) && {
      json_config: JSON.stringify({
        ...(config ?? JSON.parse(before.json_config)),
        mode: before.mode,
        prompt: text,
      }),
    }),
    ...(isNewText && {
      prompt_text: text,
      description: promptDescription(text),
      revision: before.revision + 1,
    }),
  });
  if (isNewText) await prompts.insertVersion(trx, row, { restoredFrom: restoredFrom ?? null });
  else if (areNewMarks) await prompts.markLatestVersion(trx, row);
  return row;
}
