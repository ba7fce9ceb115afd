import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { SiteDaysTable, VisitorsTable } from './tables.ts';

export async function findSalt(db: Queryable, day: string): Promise<string | undefined> {
  const found = await db.selectFrom('visitor_salts').select('salt').where('day', '=', day).executeTakeFirst();
  return found?.salt;
}

/** The first one of the day stands, whichever process brings it, and is what comes back. */
export async function keepSalt(db: Queryable, day: string, salt: string): Promise<string> {
  await db
    .insertInto('visitor_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('visitor_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return kept.salt;
}

export async function deleteSaltsBefore(db: Queryable, day: string): Promise<void> {
  await db.deleteFrom('visitor_salts').where('day', '<', day).execute();
}

export async function deleteVisitorsBefore(db: Queryable, day: string): Promise<void> {
  await db.deleteFrom('visitors').where('day', '<', day).execute();
}

/** Says whether it is the first time that day. */
export async function insertVisitor(db: Queryable, visitor: Insertable<VisitorsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visitors')
    .values(visitor)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function touchVisitor(
  db: Queryable,
  { day, visitor_hash, last_seen_at }: Pick<VisitorsTable, 'day' | 'visitor_hash' | 'last_seen_at'>,
): Promise<void> {
  await db
    .updateTable('visitors')
    .set({ last_seen_at })
    .where('day', '=', day)
    .where('visitor_hash', '=', visitor_hash)
    .where('last_seen_at', '<', last_seen_at)
    .execute();
}

export async function addToDay(
  db: Queryable,
  day: string,
  { visitors = 0, prompts = 0 }: Partial<Record<keyof Omit<SiteDaysTable, 'day'>, number>>,
): Promise<void> {
  await db
    .insertInto('site_days')
    .values({ day, visitors, prompts })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        visitors: sql<number>`site_days.visitors + ${visitors}`,
        prompts: sql<number>`site_days.prompts + ${prompts}`,
      }),
    )
    .execute();
}

export interface SiteFigures {
  visitors: number;
  prompts: number;
  online: number;
}

/**
 * One statement, so that the figures are of one moment. Just after midnight somebody may stand in two days under two
 * hashes, so the larger day is taken and nobody is told of twice.
 */
export async function readFigures(db: Queryable, { seenSince }: { seenSince: Date }): Promise<SiteFigures> {
  const { rows } = await sql<SiteFigures>`
    select
      (select coalesce(sum(visitors), 0)::int from site_days) as visitors,
      (select coalesce(sum(prompts), 0)::int from site_days) as prompts,
      coalesce((
        select max(seen) from (
          select count(*)::int as seen from visitors where last_seen_at > ${seenSince} group by day
        ) as by_day
      ), 0) as online
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A select without a table gave no row.');
  return figures;
}

/** The person's own counted generation; when none is named, the newest that is not among the prompts of the site. */
export async function findCountedGeneration(
  db: Queryable,
  { userId, generationId }: { userId: string; generationId: string | undefined },
): Promise<string | undefined> {
  const counted = db
    .selectFrom('generations')
    .leftJoin('counted_prompts', 'counted_prompts.generation_id', 'generations.generation_id')
    .select('generations.generation_id as id')
    .where('user_id', '=', userId)
    .where('state', '=', 'counted');
  const asked = generationId
    ? counted.where('generations.generation_id', '=', generationId)
    : counted.where('counted_prompts.generation_id', 'is', null).orderBy('created_at', 'desc').limit(1);
  return (await asked.executeTakeFirst())?.id;
}

/** Says whether it was none of them before. */
export async function insertCountedPrompt(db: Queryable, generationId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('counted_prompts')
    .values({ generation_id: generationId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
