import type { PlanId } from '@cuewright/contract';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { PaymentEvent, PaymentEventsTable, PaymentSession } from './tables.ts';

/** What concerns one payment is recorded one after the other, so that a dispute finds the payment it is about. */
export async function lockPayment(trx: Queryable, paymentKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentKey}, 0))`.execute(trx);
}

/** Whose a payment or a subscription is, by what was recorded of it before. */
export async function findOwner(
  db: Queryable,
  { paymentKey, subscriptionKey }: { paymentKey?: string | undefined; subscriptionKey?: string | undefined },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment_events')
    .select('user_id')
    .where('user_id', 'is not', null)
    .where((event) =>
      event.or([
        event('payment_key', '=', paymentKey ?? null),
        event('subscription_key', '=', subscriptionKey ?? null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found?.user_id ?? undefined;
}

export async function isPerson(db: Queryable, id: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

export async function findEmail(db: Queryable, userId: string): Promise<string> {
  const found = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return found?.email ?? '';
}

/** Says whether it was new. */
export async function insertEvent(db: Queryable, event: Insertable<PaymentEventsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What came before anybody knew whose payment it was about. */
export async function adoptEvents(
  db: Queryable,
  userId: string,
  { payment_key, subscription_key }: Pick<PaymentEvent, 'payment_key' | 'subscription_key'>,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where((event) =>
      event.or([event('payment_key', '=', payment_key), event('subscription_key', '=', subscription_key)]),
    )
    .execute();
}

export async function listEvents(db: Queryable, userId: string): Promise<PaymentEvent[]> {
  return await db
    .selectFrom('payment_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function setPremium(
  db: Queryable,
  userId: string,
  { premiumUntil: until, plan }: { premiumUntil: number; plan: PlanId | null },
): Promise<void> {
  const premium_until =
    until === Number.POSITIVE_INFINITY
      ? sql<number>`'infinity'::timestamptz`
      : until === Number.NEGATIVE_INFINITY
        ? null
        : new Date(until);
  await db.updateTable('users').set({ premium_until, premium_plan: plan }).where('id', '=', userId).execute();
}

export async function insertSession(db: Queryable, session: PaymentSession): Promise<void> {
  await db.insertInto('payment_sessions').values(session).execute();
}

export async function findSession(db: Queryable, id: string): Promise<PaymentSession | undefined> {
  return await db.selectFrom('payment_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Says whether it was still open: a purchase ends once. */
export async function endSession(
  db: Queryable,
  id: string,
  state: Exclude<PaymentSession['state'], 'open'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_sessions')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listOpenSessions(db: Queryable, userId: string): Promise<PaymentSession[]> {
  return await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .execute();
}

export async function listSessions(db: Queryable, userId: string): Promise<PaymentSession[]> {
  return await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function findPaid(db: Queryable, id: string): Promise<PaymentEvent | undefined> {
  return await db
    .selectFrom('payment_events')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'paid')
    .executeTakeFirst();
}
