import type { WantedStep } from '@cuewright/contract';
import { seal, unseal } from '../../../secrets/seal.ts';
import type { Pending } from '../../../services/identity/identity-provider.ts';

/** For a person to choose an account and type a password. */
export const PENDING_MINUTES = 15;
/** Somebody may begin in several tabs and finish in any. More would not fit a cookie. */
const TABS = 3;

export interface PendingSignIn extends Pending {
  /** Where the person was going. */
  wanted: WantedStep | undefined;
  /** The code of whoever sent them. */
  referralCode: string | undefined;
  /** Milliseconds. */
  expires: number;
}

/** The sign-ins that one browser has begun, as it keeps them between two calls. */
export function sealPending(key: Buffer, pending: readonly PendingSignIn[]): string {
  return seal(key, pending.slice(-TABS));
}

/** Those that are still good. Nothing of a cookie that we did not seal. */
export function openPending(key: Buffer, cookie: string | undefined, now: Date): PendingSignIn[] {
  const sealed = cookie && unseal(key, cookie);
  if (!Array.isArray(sealed)) return [];
  return (sealed as PendingSignIn[]).filter(({ expires }) => expires > now.getTime());
}
