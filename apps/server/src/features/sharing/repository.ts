import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { ReferralsTable, SharesTable } from './tables.ts';

export async function insertShare(db: Queryable, share: SharesTable): Promise<void> {
  await db.insertInto('shares').values(share).execute();
}

export async function hasSharedSince(db: Queryable, userId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('shares')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countShares(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('shares')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The account that a code belongs to, which cannot go before the transaction ends. Codes are exact: another case is another code. */
export async function findSharer(
  db: Queryable,
  code: string,
): Promise<{ id: string; email: string } | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('referral_code', '=', code)
    .forKeyShare()
    .executeTakeFirst();
}

export async function insertReferral(db: Queryable, referral: ReferralsTable): Promise<void> {
  await db.insertInto('referrals').values(referral).execute();
}

export async function findSharerOf(db: Queryable, friendId: string): Promise<string | null> {
  const found = await db
    .selectFrom('referrals')
    .select('sharer_id')
    .where('friend_id', '=', friendId)
    .executeTakeFirst();
  return found?.sharer_id ?? null;
}

/** Takes the friend's reward off the pending ones, unless an address is not verified yet; gives whose it is, once. */
export async function endPending(db: Queryable, friendId: string, now: Date): Promise<string | null> {
  const pending = await db
    .selectFrom('referrals')
    .select('sharer_id')
    .where('friend_id', '=', friendId)
    .where('earned_at', 'is', null)
    .executeTakeFirst();
  if (!pending) return null;
  const both = [friendId, ...(pending.sharer_id ? [pending.sharer_id] : [])];
  // Whoever sent them is held before the row that names them, in the order in which an account goes.
  const people = await db
    .selectFrom('users')
    .select('email_verified')
    .where('id', 'in', both)
    .forNoKeyUpdate()
    .execute();
  if (people.some(({ email_verified }) => !email_verified)) return null;
  const ended = await db
    .updateTable('referrals')
    .set({ earned_at: now })
    .where('friend_id', '=', friendId)
    .where('earned_at', 'is', null)
    .returning('sharer_id')
    .executeTakeFirst();
  return ended?.sharer_id ?? null;
}

export async function countPending(db: Queryable, sharerId: string): Promise<number> {
  const { total } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('sharer_id', '=', sharerId)
    .where('earned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** The latest first, from after one of them. */
export async function listShares(
  db: Queryable,
  { userId, limit, after }: { userId: string; limit: number; after?: SharesTable | undefined },
): Promise<Selectable<SharesTable>[]> {
  return await db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Those in which somebody is the friend or the one who shared. */
export async function listReferralsOf(db: Queryable, userId: string): Promise<Selectable<ReferralsTable>[]> {
  return await db
    .selectFrom('referrals')
    .selectAll()
    .where((row) => row.or([row('friend_id', '=', userId), row('sharer_id', '=', userId)]))
    .orderBy('created_at', 'desc')
    .execute();
}
