import type { Actor, GenerationMethod } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { giveBack, reserve, settle } from './commands.ts';
import { queue } from './queue.ts';
import { findGeneration } from './repository.ts';

export interface PaidWork {
  generationId?: string | undefined;
  method: GenerationMethod;
  /** More than the work may take. */
  seconds: number;
  /** Of the picture it is for, which costs once a day whatever the ids. */
  pictureHash?: string | undefined;
}

export interface Answered<Answer> {
  generationId: string;
  answer: Answer;
}

type Parts = Pick<Deps, 'db' | 'clock' | 'newId' | 'onCounted'>;

/** How work may come to nothing. */
interface Free<Answer> {
  /** Whether an answer is of no use: then it costs nothing and is not kept. */
  isFree?: ((answer: Answer) => boolean) | undefined;
}

/** What becomes of an answer in the transaction that counts it. */
export type Keep<Answer> = (trx: Queryable, answered: Answered<Answer>) => Promise<void>;

type Answering<Answer> = Promise<
  Result<Answered<Answer>, 'generation-not-found' | 'generation-spent' | 'daily-limit-reached'>
>;

/**
 * Work of the server that costs a generation: reserved before it, settled after it, given back when it fails. What the
 * first one gave is kept, so that a repeat gives the same, costs nothing, and one generation never pays for two.
 */
export async function answerOnce<Answer extends object>(
  parts: Parts,
  actor: Actor,
  { generationId = parts.newId(), isFree, ...paid }: PaidWork & Free<Answer>,
  work: () => Promise<Answer>,
  keep?: Keep<Answer>,
): Answering<Answer> {
  const answering = { parts, actor, paid: { generationId, ...paid }, work, keep, isFree };
  // Whoever repeats waits for the first, or one generation would have the work done as often as it is asked for.
  const inTurn = () => queue(`${actor.id} ${generationId}`, () => answerInTurn(answering));
  return await (paid.pictureHash ? queue(`${actor.id} ${paid.pictureHash}`, inTurn) : inTurn());
}

interface Asked<Answer> {
  parts: Parts;
  actor: Actor;
  paid: PaidWork & { generationId: string };
  work: () => Promise<Answer>;
  keep: Keep<Answer> | undefined;
  isFree: ((answer: Answer) => boolean) | undefined;
}

async function answerInTurn<Answer extends object>(asked: Asked<Answer>): Answering<Answer> {
  const { parts, actor, paid, work, keep, isFree } = asked;
  const reserved = await reserve(parts, actor, paid);
  if (!reserved.ok) return reserved;
  const { generationId, isNew } = reserved.value;
  const found = isNew ? 'ours' : await standingOf(parts.db, generationId, paid.method);
  if (found === 'spent') return fail('generation-spent');
  // Whoever came first failed meanwhile: now this is the first.
  if (found === 'free') return await answerInTurn(asked);
  const isAnswered = (await findAnswer(parts.db, generationId)) !== undefined;
  if (!isAnswered) {
    const made = await work().catch(async (cause: unknown) => {
      if (isNew) await giveBack(parts, actor, generationId, 'failed');
      throw cause;
    });
    if (isNew && isFree?.(made)) {
      await giveBack(parts, actor, generationId, 'exact');
      return ok({ generationId, answer: made });
    }
    await keepAnswer(parts, actor, generationId, made);
  }
  const settled = await settle(parts, actor, generationId, async (trx, before) => {
    // A repeat does not bring back what its person has deleted since.
    if (!keep || (isAnswered && before === 'counted')) return;
    const answer = await findAnswer(trx, generationId);
    if (answer) await keep(trx, { generationId, answer: answer as Answer });
  });
  if (!settled.ok) return settled;
  const answer = await findAnswer(parts.db, generationId);
  if (!answer) throw new Error('An answer was kept and is gone.');
  return ok({ generationId, answer: answer as Answer });
}

/** `ours`: under way or answered. Two processes at once both do the work; the first answer is everybody's. */
async function standingOf(
  db: Queryable,
  generationId: string,
  method: GenerationMethod,
): Promise<'ours' | 'free' | 'spent'> {
  const generation = await findGeneration(db, generationId);
  if (!generation || generation.state === 'given-back') return 'free';
  if (generation.method !== method) return 'spent';
  // Asked after the state: what is counted has been answered before.
  return generation.state === 'reserved' || (await findAnswer(db, generationId)) ? 'ours' : 'spent';
}

async function findAnswer(db: Queryable, generationId: string): Promise<unknown> {
  const row = await db
    .selectFrom('generation_answers')
    .select('answer')
    .where('generation_id', '=', generationId)
    .executeTakeFirst();
  return row?.answer;
}

async function keepAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: user_id }: Actor,
  generation_id: string,
  answer: object,
): Promise<void> {
  await db
    .insertInto('generation_answers')
    .values({ generation_id, user_id, answer: JSON.stringify(answer), created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
