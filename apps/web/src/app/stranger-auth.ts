import { type AuthStore, createAuthStore } from '../features/sign-in/auth-store.ts';
import { call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';

/** A session store for somebody who is not signed in, with no browser behind it. */
export function strangerAuth(): AuthStore {
  return createAuthStore({
    call,
    ask: call,
    hasSession: () => false,
    startAnew: () => undefined,
    tellOtherTabs: () => undefined,
    finishWaiting: async () => undefined,
    leaveFor: () => undefined,
    logError,
    referralCode: () => undefined,
  });
}
