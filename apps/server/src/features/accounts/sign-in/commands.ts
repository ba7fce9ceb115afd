import type { WantedStep } from '@cuewright/contract';
import type { Deps } from '../../../deps.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { serverSecret } from '../../../secrets/server-secret.ts';
import type { IdentityProvider } from '../../../services/identity/identity-provider.ts';
import { closeSession, openSession } from '../sessions/commands.ts';
import { isBlocked } from '../users/repository.ts';
import { join, type OnSignUp, type OnVerified } from './join.ts';
import { openPending, PENDING_MINUTES, sealPending } from './pending-sign-ins.ts';

interface SignInParts extends Pick<Deps, 'db' | 'clock' | 'newId'> {
  identity: IdentityProvider;
  onSignUp: OnSignUp;
  onVerified: OnVerified;
}

interface Begun {
  address: URL;
  /** For the browser to keep until it comes back. */
  sealed: string;
}

/** Sends somebody to the provider; what they began in other tabs stays good. */
export async function beginSignIn(
  { db, clock, identity }: Omit<SignInParts, 'onSignUp' | 'onVerified'>,
  asked: {
    callback: URL;
    wanted: WantedStep | undefined;
    referralCode: string | undefined;
    sealed: string | undefined;
  },
): Promise<Result<Begun, 'identity-provider-unavailable'>> {
  const begun = await identity.begin(asked.callback);
  if (!begun.ok) return begun;
  const key = await serverSecret(db, 'sealed-cookies');
  const expires = clock().getTime() + PENDING_MINUTES * 60_000;
  const others = openPending(key, asked.sealed, clock());
  const pending = { ...begun.value.pending, wanted: asked.wanted, referralCode: asked.referralCode, expires };
  return ok({ address: begun.value.address, sealed: sealPending(key, [...others, pending]) });
}

interface Finished {
  token: string;
  userId: string;
  /** Where the provider keeps the person's picture. */
  picture: string;
  wanted: WantedStep | undefined;
  /** What other tabs have under way; empty when there is nothing. */
  sealed: string;
}

/** Redeems what came back for a session. Whatever was forged, used, swapped or too late is refused alike. */
export async function finishSignIn(
  parts: SignInParts,
  asked: {
    returned: Record<string, string>;
    sealed: string | undefined;
    oldToken: string | undefined;
    userAgent: string;
  },
): Promise<
  Result<Finished, 'sign-in-refused' | 'account-blocked' | 'email-taken' | 'identity-provider-unavailable'>
> {
  const { db, clock, identity } = parts;
  const key = await serverSecret(db, 'sealed-cookies');
  const underWay = openPending(key, asked.sealed, clock());
  const pending = underWay.find(({ state }) => state === asked.returned['state']);
  if (!pending) return fail('sign-in-refused');
  const claims = await identity.complete(pending, asked.returned);
  if (!claims.ok) return claims;
  const joined = await join(parts, claims.value, pending.referralCode);
  if (!joined.ok) return joined;
  if (await isBlocked(db, joined.value)) return fail('account-blocked');
  if (asked.oldToken) await closeSession(parts, asked.oldToken);
  const others = underWay.filter((one) => one !== pending);
  return ok({
    token: await openSession(parts, joined.value, asked.userAgent),
    userId: joined.value,
    picture: claims.value.picture,
    wanted: pending.wanted,
    sealed: others.length > 0 ? sealPending(key, others) : '',
  });
}
