import type { GenerationMethod, GiveBackReason, PaidBy } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { nextUtcMidnight, utcDay } from '../../utc-day.ts';
import { addEntry } from './ledger-repository.ts';
import { queue } from './queue.ts';
import {
  addPromptUsed,
  findPaidByCredit,
  insertGeneration,
  insertRefusal,
  listOverdue,
  lockPerson,
  readStanding,
  updateGeneration,
} from './repository.ts';
import { nextPaidBy } from './standing.ts';
import type { Generation, LedgerEntriesTable } from './tables.ts';

/** One person's turn at the gate: until its transaction ends nobody else takes or gives back anything of theirs. */
export interface Turn {
  trx: Queryable;
  userId: string;
  now: Date;
  newId: Deps['newId'];
  onCounted?: Deps['onCounted'];
}

/** Waits for the turn. It begins with what has waited too long given back, so no sweeper has to. */
export async function openTurn(
  trx: Queryable,
  { clock, newId, onCounted }: Pick<Deps, 'clock' | 'newId' | 'onCounted'>,
  userId: string,
): Promise<Turn> {
  await lockPerson(trx, userId);
  const turn = { trx, userId, now: clock(), newId, onCounted };
  for (const overdue of await listOverdue(trx, userId, turn.now)) await release(turn, overdue, 'overdue');
  return turn;
}

/** A person who asks for much at once waits in line here, not in everybody's pool of connections. */
export async function inTurn<T>(
  { db, ...parts }: Pick<Deps, 'db' | 'clock' | 'newId' | 'onCounted'>,
  userId: string,
  act: (turn: Turn) => Promise<T>,
): Promise<T> {
  const take = async (trx: Queryable) => await act(await openTurn(trx, parts, userId));
  return await queue(userId, () => db.transaction().execute(take));
}

export interface Wish {
  generationId: string;
  method: GenerationMethod | null;
  /** Until when it is only reserved; counted at once without. */
  deadline: Date | null;
  pictureHash?: string | undefined;
}

/** Takes a generation, from the allowance first. `before` is the one of this id that was given back, which is taken anew. */
export async function charge(
  turn: Turn,
  { generationId, method, deadline, pictureHash }: Wish,
  before: Generation | undefined,
): Promise<Result<Generation, 'generation-not-found' | 'daily-limit-reached'>> {
  const { trx, userId, now, newId } = turn;
  const paidBy = nextPaidBy(await readStanding(trx, userId, now));
  if (!paidBy) {
    await insertRefusal(trx, { id: newId(), user_id: userId, method, created_at: now });
    return fail('daily-limit-reached', { resets_at: nextUtcMidnight(now).toISOString() });
  }
  const generation: Generation = {
    generation_id: generationId,
    user_id: userId,
    state: deadline ? 'reserved' : 'counted',
    paid_by: paidBy,
    method,
    day: utcDay(now),
    created_at: now,
    deadline,
    picture_hash: pictureHash ?? null,
  };
  if (before) await updateGeneration(trx, generationId, generation);
  else if (!(await insertGeneration(trx, generation))) return fail('generation-not-found');
  await note(turn, generation, { kind: 'spent', credits: paidBy === 'credits' ? -1 : 0, reason: null });
  if (!deadline) await tellCounted(turn);
  return ok(generation);
}

/** A reserved generation is there for good. */
export async function count(turn: Turn, generation: Generation): Promise<Generation> {
  const change = { state: 'counted', deadline: null } as const;
  await updateGeneration(turn.trx, generation.generation_id, change);
  await tellCounted(turn);
  return { ...generation, ...change };
}

/** The person's own count, and whoever else waits for it. */
async function tellCounted({ trx, userId, onCounted }: Turn): Promise<void> {
  await addPromptUsed(trx, userId);
  await onCounted?.(trx, userId);
}

/** Gives a reserved generation back to where it came from. */
export async function release(turn: Turn, generation: Generation, reason: GiveBackReason): Promise<void> {
  const paid_by = await swapWithCredit(turn, generation);
  await updateGeneration(turn.trx, generation.generation_id, {
    state: 'given-back',
    deadline: null,
    paid_by,
  });
  const credits = paid_by === 'credits' ? 1 : 0;
  await note(turn, { ...generation, paid_by }, { kind: 'given-back', credits, reason });
}

/** Credits pay only beyond the allowance: one that paid that day steps into the place that becomes free in it. */
async function swapWithCredit({ trx }: Turn, generation: Generation): Promise<PaidBy> {
  if (generation.paid_by !== 'allowance') return generation.paid_by;
  const beyond = await findPaidByCredit(trx, generation);
  if (!beyond) return 'allowance';
  await updateGeneration(trx, beyond.generation_id, { paid_by: 'allowance' });
  return 'credits';
}

async function note(
  { trx, userId, now, newId }: Turn,
  { generation_id, method, paid_by }: Generation,
  said: Pick<LedgerEntriesTable, 'kind' | 'credits' | 'reason'>,
): Promise<void> {
  await addEntry(trx, userId, { id: newId(), created_at: now, generation_id, method, paid_by, ...said });
}
