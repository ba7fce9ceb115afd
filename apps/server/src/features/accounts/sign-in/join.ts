import { sql } from 'kysely';
import type { Queryable } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Claims } from '../../../services/identity/identity-provider.ts';
import { findUsersByEmail, insertUser, updateUser } from '../users/repository.ts';
import { findIdentity, insertIdentity } from './repository.ts';

export interface Newcomer {
  userId: string;
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  /** As it came: of somebody, of nobody, or made up. */
  referralCode: string | undefined;
}

/** What else a new account begins with, in the transaction that makes it. */
export type OnSignUp = (trx: Queryable, newcomer: Newcomer) => Promise<unknown>;

/** What waited until the address of an account was verified, in the transaction that signs in. */
export type OnVerified = (trx: Queryable, userId: string) => Promise<unknown>;

/**
 * The account of whoever the provider vouches for: theirs, one they join, or a new one.
 *
 * Joining takes a verified address on both sides. Without one on the newcomer's side they could walk into somebody
 * else's account; without one on the account's side somebody could wait in it for its true owner.
 */
export async function join(
  {
    db,
    clock,
    newId,
    onSignUp,
    onVerified,
  }: Pick<Deps, 'db' | 'clock' | 'newId'> & { onSignUp: OnSignUp; onVerified: OnVerified },
  claims: Claims,
  referralCode?: string,
): Promise<Result<string, 'email-taken'>> {
  const { issuer, subject, email, emailVerified } = claims;
  const now = clock();
  return await db.transaction().execute(async (trx) => {
    // Two first sign-ins at once, in two tabs or by two issuers, become one account.
    await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(trx);

    const known = await findIdentity(trx, issuer, subject);
    if (known) {
      await updateUser(trx, known.user_id, said(claims));
      if (emailVerified) await onVerified(trx, known.user_id);
      return ok(known.user_id);
    }
    const holders = await findUsersByEmail(trx, email);
    const verified = holders.find(({ email_verified }) => email_verified);
    if (holders.length > 0 && !emailVerified) return fail('email-taken');
    const userId = verified?.id ?? (await createUser(trx, newId, { created_at: now, ...said(claims) }));
    await insertIdentity(trx, { issuer, subject, user_id: userId, created_at: now });
    if (!verified) await onSignUp(trx, { userId, issuer, subject, email, emailVerified, referralCode });
    return ok(userId);
  });
}

function said({ email, emailVerified, name, givenName }: Claims) {
  return { email, email_verified: emailVerified, name, given_name: givenName };
}

/** The referral code is the end of the id; one that is taken asks for another id. */
async function createUser(
  trx: Queryable,
  newId: Deps['newId'],
  user: Omit<Parameters<typeof insertUser>[1], 'id'>,
): Promise<string> {
  for (;;) {
    const id = newId();
    if (await insertUser(trx, { id, ...user })) return id;
  }
}
