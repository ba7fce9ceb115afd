import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import { utcDay } from '../../utc-day.ts';
import type { Standing } from './standing.ts';
import type { Generation, GenerationsTable, RefusalsTable } from './tables.ts';

/** Everything that one person is given or charged happens one after the other, in whatever process. Keys that point at them stay free. */
export async function lockPerson(trx: Queryable, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** One statement, so that what it tells is of one moment. */
export async function readStanding(db: Queryable, userId: string, now: Date): Promise<Standing> {
  const day = utcDay(now);
  const { rows } = await sql<Standing>`
    select
      exists (select from users where id = ${userId} and premium_until > ${now}) as "isPremium",
      (
        select count(*)::int from generations
        where user_id = ${userId} and day = ${day} and paid_by = 'allowance' and state <> 'given-back'
      ) + coalesce((select used from carried_usage where user_id = ${userId} and day = ${day}), 0) as "fromAllowance",
      (
        select count(*)::int from generations
        where user_id = ${userId} and day = ${day} and paid_by = 'credits' and state <> 'given-back'
      ) as "fromCredits",
      coalesce((select credits from credit_balances where user_id = ${userId}), 0) as credits
  `.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('A select without a table gave no row.');
  return standing;
}

export async function findGeneration(db: Queryable, id: string): Promise<Generation | undefined> {
  return await db.selectFrom('generations').selectAll().where('generation_id', '=', id).executeTakeFirst();
}

/** Says whether it went in: not when somebody else's has the id, even one that is still on its way. */
export async function insertGeneration(
  db: Queryable,
  generation: Insertable<GenerationsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('generations')
    .values(generation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateGeneration(
  db: Queryable,
  id: string,
  change: Updateable<GenerationsTable>,
): Promise<void> {
  await db.updateTable('generations').set(change).where('generation_id', '=', id).execute();
}

export async function findGenerationOfPicture(
  db: Queryable,
  { userId, day, pictureHash }: { userId: string; day: string; pictureHash: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('generations')
    .select('generation_id')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('picture_hash', '=', pictureHash)
    .where('state', '<>', 'given-back')
    .executeTakeFirst();
  return found?.generation_id;
}

/** A hash says nothing more once its day is over. */
export async function forgetPicturesBefore(db: Queryable, userId: string, day: string): Promise<void> {
  await db
    .updateTable('generations')
    .set({ picture_hash: null })
    .where('user_id', '=', userId)
    .where('day', '<', day)
    .where('picture_hash', 'is not', null)
    .execute();
}

export async function listOverdue(db: Queryable, userId: string, now: Date): Promise<Generation[]> {
  return await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'reserved')
    .where('deadline', '<=', now)
    .orderBy('created_at')
    .execute();
}

/** The last one of that day that a credit paid for. */
export async function findPaidByCredit(
  db: Queryable,
  { user_id, day }: Pick<Generation, 'user_id' | 'day'>,
): Promise<Generation | undefined> {
  return await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .where('paid_by', '=', 'credits')
    .where('state', '<>', 'given-back')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Generations ever, as the profile shows them. */
export async function addPromptUsed(db: Queryable, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ prompts_used: sql<number>`prompts_used + 1` })
    .where('id', '=', userId)
    .execute();
}

export async function insertRefusal(db: Queryable, refusal: Insertable<RefusalsTable>): Promise<void> {
  await db.insertInto('refusals').values(refusal).execute();
}

/** The latest first, from after one of them, each with what it was answered with. By day, as they are indexed. */
export async function listGenerations(
  db: Queryable,
  { userId, limit, after }: { userId: string; limit: number; after?: Generation | undefined },
): Promise<(Generation & { answer: unknown })[]> {
  return await db
    .selectFrom('generations')
    .leftJoin('generation_answers', 'generation_answers.generation_id', 'generations.generation_id')
    .selectAll('generations')
    .select('generation_answers.answer')
    .where('generations.user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(day, generations.generation_id) < (${after?.day}::date, ${after?.generation_id}::uuid)`,
      ),
    )
    .orderBy('day', 'desc')
    .orderBy('generations.generation_id', 'desc')
    .limit(limit)
    .execute();
}

export async function listRefusals(
  db: Queryable,
  { userId, limit, after }: { userId: string; limit: number; after?: { id: string } | undefined },
): Promise<Selectable<RefusalsTable>[]> {
  return await db
    .selectFrom('refusals')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findBalance(db: Queryable, userId: string): Promise<{ credits: number } | undefined> {
  return await db
    .selectFrom('credit_balances')
    .select('credits')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** What an earlier account of theirs had used on the day it went. */
export async function findCarried(
  db: Queryable,
  userId: string,
): Promise<{ day: string; used: number; shared_on: string | null } | undefined> {
  return await db
    .selectFrom('carried_usage')
    .select(['day', 'used', 'shared_on'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
