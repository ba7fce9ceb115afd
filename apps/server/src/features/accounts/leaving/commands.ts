import type { Actor, ErrorCode } from '@cuewright/contract';
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
  /** Whether the others do without them; asked before what they pay for ends, and once more in the transaction. */
  mayLeave: (db: Queryable, userId: string) => Promise<Result<void, 'last-admin'>>;
}

/**
 * Deletes an account and everything in it. What they pay for ends first, so that nobody pays for what is gone; the rest
 * is one transaction. Every row of theirs goes by its reference to them, and the bytes by the queue.
 */
export async function deleteAccount(
  parts: Pick<Deps, 'db'> & LeavingParts,
  actor: Actor,
  typed: string,
): Promise<Result<void, 'email-differs' | 'last-admin' | 'subscription-not-cancelled'>> {
  const user = await readUser(parts, actor);
  const may = await parts.mayLeave(parts.db, user.id);
  if (!may.ok) return may;
  return await removeAccount(parts, user, typed, (trx) => parts.mayLeave(trx, user.id));
}

/** The one way out, for whoever leaves and whoever is made to. `mayGo` has the last word, in the transaction. */
export async function removeAccount<Code extends ErrorCode = never>(
  {
    db,
    cancelSubscription,
    rememberAllowance,
    forgetIdentity,
  }: Pick<Deps, 'db'> & Omit<LeavingParts, 'mayLeave'>,
  { id: userId, email }: { id: string; email: string },
  typed: string,
  mayGo: (trx: Queryable) => Promise<Result<void, Code>>,
): Promise<Result<void, 'email-differs' | 'subscription-not-cancelled' | Code>> {
  if (plain(typed) !== plain(email)) return fail('email-differs');
  const cancelled = await cancelSubscription(userId);
  if (!cancelled.ok) return cancelled;
  return await db.transaction().execute(async (trx) => {
    const may = await mayGo(trx);
    if (!may.ok) return may;
    const identities = await listIdentities(trx, userId);
    await rememberAllowance(trx, { userId, identities });
    for (const identity of identities) await forgetIdentity(trx, identity);
    await deleteUser(trx, userId);
    return ok(undefined);
  });
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
