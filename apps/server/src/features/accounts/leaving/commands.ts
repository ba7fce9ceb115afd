import type { Actor } from '@cuewright/contract';
import type { Queryable } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { readUser } from '../users/commands.ts';
import { deleteUser, listIdentities } from '../users/repository.ts';

interface Identity {
  issuer: string;
  subject: string;
}

/** Ends what somebody pays for, before their account goes; done where they pay for nothing. */
export type CancelSubscription = (userId: string) => Promise<Result<void, 'subscription-not-cancelled'>>;

/** What other parts do when an account goes. */
export interface LeavingParts {
  cancelSubscription: CancelSubscription;
  rememberAllowance: (
    trx: Queryable,
    leaver: { userId: string; identities: readonly Identity[] },
  ) => Promise<void>;
  forgetIdentity: (trx: Queryable, identity: Identity) => Promise<void>;
}

/**
 * Deletes an account and everything in it. What they pay for ends first, so that nobody pays for what is gone; the rest
 * is one transaction. Every row of theirs goes by its reference to them, and the bytes by the queue.
 */
export async function deleteAccount(
  { db, cancelSubscription, rememberAllowance, forgetIdentity }: Pick<Deps, 'db'> & LeavingParts,
  actor: Actor,
  typed: string,
): Promise<Result<void, 'email-differs' | 'subscription-not-cancelled'>> {
  const { id: userId, email } = await readUser({ db }, actor);
  if (plain(typed) !== plain(email)) return fail('email-differs');
  const cancelled = await cancelSubscription(userId);
  if (!cancelled.ok) return cancelled;
  await db.transaction().execute(async (trx) => {
    const identities = await listIdentities(trx, userId);
    await rememberAllowance(trx, { userId, identities });
    for (const identity of identities) await forgetIdentity(trx, identity);
    await deleteUser(trx, userId);
  });
  return ok(undefined);
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
