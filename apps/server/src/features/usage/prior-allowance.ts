import { createHmac } from 'node:crypto';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { serverSecret } from '../../secrets/server-secret.ts';
import { utcDay } from '../../utc-day.ts';
import { openTurn } from './gate.ts';
import { hasEarned } from './ledger-repository.ts';
import { readStanding } from './repository.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Who a provider says somebody is. */
export interface Identity {
  issuer: string;
  subject: string;
}

/**
 * Keeps what somebody has used and was given today for 30 days beyond their account, under a hash that tells nobody who
 * it was. Call it in the transaction that deletes the account, before it does.
 */
export async function rememberAllowance(
  trx: Queryable,
  parts: Pick<Deps, 'clock' | 'newId' | 'onCounted'>,
  { userId, identities }: { userId: string; identities: readonly Identity[] },
): Promise<void> {
  const { now } = await openTurn(trx, parts, userId);
  const { fromAllowance: used } = await readStanding(trx, userId, now);
  const day = utcDay(now);
  const shared_on = (await hasEarned(trx, userId, 'shared', day)) ? day : null;
  const kept = { day, used, shared_on, kept_until: new Date(now.getTime() + KEPT_MS) };
  await forgetOld(trx, now);
  for (const identity of identities) {
    await trx
      .insertInto('prior_allowances')
      .values({ identity_hash: await hash(trx, identity), ...kept })
      .onConflict((conflict) => conflict.column('identity_hash').doUpdateSet(kept))
      .execute();
  }
}

/** A new account goes on from where an earlier one of the same person ended. Says whether there was one. */
export async function recallAllowance(
  trx: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  { userId, ...identity }: Identity & { userId: string },
): Promise<boolean> {
  await forgetOld(trx, clock());
  const prior = await trx
    .selectFrom('prior_allowances')
    .select(['day', 'used', 'shared_on'])
    .where('identity_hash', '=', await hash(trx, identity))
    .executeTakeFirst();
  if (!prior) return false;
  await trx
    .insertInto('carried_usage')
    .values({ user_id: userId, ...prior })
    .execute();
  return true;
}

async function forgetOld(trx: Queryable, now: Date): Promise<void> {
  await trx.deleteFrom('prior_allowances').where('kept_until', '<=', now).execute();
}

async function hash(db: Queryable, { issuer, subject }: Identity): Promise<string> {
  const key = await serverSecret(db, 'prior-allowances');
  return createHmac('sha256', key)
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
}
