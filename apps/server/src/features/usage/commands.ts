import {
  type Actor,
  canUseGeneration,
  type GenerationMethod,
  type GiveBackReason,
  type Usage,
} from '@cuewright/contract';
import { ifThereIsRoom } from '../../database/if-there-is-room.ts';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { utcDay } from '../../utc-day.ts';
import { charge, count, inTurn, release, type Turn, type Wish } from './gate.ts';
import {
  findGeneration,
  findGenerationOfPicture,
  forgetPicturesBefore,
  listOverdue,
  readStanding,
} from './repository.ts';
import { presentUsage } from './standing.ts';
import type { Generation } from './tables.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'newId' | 'onCounted'>;

/** Where the person stands, in the words of the wire. */
export async function readUsage(parts: Parts, { id }: Actor): Promise<Usage> {
  await giveBackOverdue(parts, id);
  const now = parts.clock();
  return presentUsage(await readStanding(parts.db, id, now), now);
}

/** Every turn begins with it, so one in which nothing else happens is enough. */
export async function giveBackOverdue(parts: Parts, userId: string): Promise<void> {
  const overdue = await listOverdue(parts.db, userId, parts.clock());
  if (overdue.length > 0) await ifThereIsRoom(() => inTurn(parts, userId, async () => {}));
}

/** Counts a generation that a page made. A repeat counts nothing and gives what the first one gave. */
export async function countGeneration(
  parts: Parts,
  actor: Actor,
  { generationId = parts.newId(), method = null }: AskedGeneration,
): Promise<Result<Generation, 'generation-not-found' | 'daily-limit-reached'>> {
  return await inTurn(parts, actor.id, async (turn) => {
    const found = await findOwn(turn, actor, generationId);
    if (!found.ok) return found;
    return await makeCounted(turn, { generationId, method }, found.value);
  });
}

interface AskedGeneration {
  generationId?: string | undefined;
  method?: GenerationMethod | null | undefined;
}

interface AskedReservation extends AskedGeneration {
  seconds: number;
  /** Of the picture it is for: another generation of today for the same one is answered with that one. */
  pictureHash?: string | undefined;
}

export interface Reservation {
  /** The one that was asked for, or the one that today was counted for the same picture. */
  generationId: string;
  /** Whether it was taken just now. If not, its work is under way or done: answer with that, and begin nothing. */
  isNew: boolean;
}

/**
 * Holds a generation for work that the server does, until `settle` or `giveBack` ends it, at most so many seconds: give
 * it more than the work may take, so that nobody settles what somebody else has reserved anew.
 */
export async function reserve(
  parts: Parts,
  actor: Actor,
  { generationId = parts.newId(), method = null, seconds, pictureHash }: AskedReservation,
): Promise<Result<Reservation, 'generation-not-found' | 'daily-limit-reached'>> {
  return await inTurn(parts, actor.id, async (turn) => {
    const found = await findOwn(turn, actor, generationId);
    if (!found.ok) return found;
    if (found.value && found.value.state !== 'given-back') return ok({ generationId, isNew: false });
    const before = pictureHash && (await findOfPicture(turn, pictureHash));
    if (before) return ok({ generationId: before, isNew: false });
    const deadline = new Date(turn.now.getTime() + seconds * 1000);
    const charged = await charge(turn, { generationId, method, deadline, pictureHash }, found.value);
    return charged.ok ? ok({ generationId, isNew: true }) : charged;
  });
}

/**
 * The work is done and its answer may leave. Too late for the deadline, the generation is taken anew, and where the
 * day has none left by then the answer must not leave. `onSettled` is of the same transaction.
 */
export async function settle(
  parts: Parts,
  actor: Actor,
  generationId: string,
  onSettled: (trx: Queryable, before: Generation['state']) => Promise<void> = async () => {},
): Promise<Result<Generation, 'generation-not-found' | 'daily-limit-reached'>> {
  return await inTurn(parts, actor.id, async (turn) => {
    const found = await findOwn(turn, actor, generationId);
    if (!found.ok) return found;
    if (!found.value) return fail('generation-not-found');
    const { method, state, picture_hash } = found.value;
    // Too late, and the picture has been sent again meanwhile: the later one stands for it.
    const isReplaced = state === 'given-back' && picture_hash && (await findOfPicture(turn, picture_hash));
    const wish = { generationId, method, pictureHash: isReplaced ? undefined : (picture_hash ?? undefined) };
    const counted = await makeCounted(turn, wish, found.value);
    if (counted.ok) await onSettled(turn.trx, state);
    return counted;
  });
}

/** The work came to nothing, or cost nothing. What is counted or given back already stays as it is. */
export async function giveBack(
  parts: Parts,
  actor: Actor,
  generationId: string,
  reason: Exclude<GiveBackReason, 'overdue'>,
): Promise<Result<void, 'generation-not-found'>> {
  return await inTurn(parts, actor.id, async (turn) => {
    const found = await findOwn(turn, actor, generationId);
    if (!found.ok) return found;
    if (!found.value) return fail('generation-not-found');
    if (found.value.state === 'reserved') await release(turn, found.value, reason);
    return ok(undefined);
  });
}

/** Somebody else's generation is as good as none: its existence is not told either. */
async function findOwn(
  { trx }: Turn,
  actor: Actor,
  generationId: string,
): Promise<Result<Generation | undefined, 'generation-not-found'>> {
  const found = await findGeneration(trx, generationId);
  return found && !canUseGeneration(actor, found) ? fail('generation-not-found') : ok(found);
}

/** The generation that today was counted, or is being counted, for the same picture of this person's. */
async function findOfPicture({ trx, userId, now }: Turn, pictureHash: string): Promise<string | undefined> {
  const day = utcDay(now);
  await forgetPicturesBefore(trx, userId, day);
  return await findGenerationOfPicture(trx, { userId, day, pictureHash });
}

async function makeCounted(
  turn: Turn,
  wish: Omit<Wish, 'deadline'>,
  found: Generation | undefined,
): Promise<Result<Generation, 'generation-not-found' | 'daily-limit-reached'>> {
  if (found?.state === 'counted') return ok(found);
  if (found?.state === 'reserved') return ok(await count(turn, found));
  return await charge(turn, { ...wish, deadline: null }, found);
}
