import type { EarnReason } from '@cuewright/contract';
import { type Insertable, sql } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { LedgerEntriesTable, LedgerEntry } from './tables.ts';

/** Adds an entry and moves the balance with it. Says whether it did: an occasion counts once. */
export async function addEntry(
  trx: Queryable,
  userId: string,
  entry: Omit<Insertable<LedgerEntriesTable>, 'user_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ledger_entries')
    .values({ ...entry, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'reason', 'occasion']).where('occasion', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  const isAdded = numInsertedOrUpdatedRows === 1n;
  if (isAdded && entry.credits !== 0) await moveBalance(trx, userId, entry.credits);
  return isAdded;
}

async function moveBalance(trx: Queryable, userId: string, credits: number): Promise<void> {
  await trx
    .insertInto('credit_balances')
    .values({ user_id: userId, credits: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('credit_balances')
    .set({ credits: sql<number>`credits + ${credits}` })
    .where('user_id', '=', userId)
    .execute();
}

/** The entries of one person, newest first, from just after `cursor`. */
export async function listEntries(
  db: Queryable,
  { userId, limit, cursor }: { userId: string } & CursorPlace,
): Promise<LedgerEntry[]> {
  let query = db.selectFrom('ledger_entries').selectAll().where('user_id', '=', userId);
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countEntries(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether this occasion has paid already, to this account or to an earlier one of theirs. */
export async function hasEarned(
  db: Queryable,
  userId: string,
  reason: EarnReason,
  occasion: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entries where user_id = ${userId} and reason = ${reason} and occasion = ${occasion}
    union all
    select from carried_usage where user_id = ${userId} and ${reason} = 'shared' and shared_on::text = ${occasion}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** What somebody ever earned for these reasons. */
export async function sumEarned(
  db: Queryable,
  userId: string,
  reasons: readonly EarnReason[],
): Promise<number> {
  const { earned } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(credits), 0)::int`.as('earned'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'earned')
    .where('reason', 'in', reasons)
    .executeTakeFirstOrThrow();
  return earned;
}
