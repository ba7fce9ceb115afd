import { referralCode } from '@cuewright/contract';
import { keep, recall } from './memory.ts';

const KEY = 'referralCode';

/** Keeps the code of whoever sent this visitor, for when they sign up, and takes it out of the address. */
export function keepReferralCode(): void {
  const address = new URL(location.href);
  const code = address.searchParams.get('ref');
  if (code === null) return;
  if (referralCode.test(code)) keep('browser', KEY, code);
  address.searchParams.delete('ref');
  history.replaceState(history.state, '', address);
}

export function keptReferralCode(): string | undefined {
  return recall('browser', KEY) ?? undefined;
}

/** It has been told with a sign-in; an account is new only once. */
export function forgetReferralCode(): void {
  keep('browser', KEY, undefined);
}
