import { createAuthStore } from '../features/sign-in/auth-store.ts';
import { call } from '../lib/api.ts';
import { forgetDrafts, keepDraftsOf } from '../lib/draft.ts';
import { logError } from '../lib/log-error.ts';
import { forgetReferralCode, keptReferralCode } from '../lib/referral-code.ts';
import { onSignedOut, tellPersonChanged } from '../lib/session-news.ts';
import { isSignedIn } from '../lib/signed-in.ts';
import { keepTrail } from '../lib/trail.ts';

export const auth = createAuthStore({
  call,
  hasSession: isSignedIn,
  leaveFor: (address) => {
    keepTrail();
    location.assign(address);
  },
  logError,
  referralCode: keptReferralCode,
});

onSignedOut(() => void auth.fetchUser().catch(() => undefined));

let last = auth.getState().user?.id;
auth.subscribe(() => {
  const { user, hasExpired } = auth.getState();
  const id = user?.id;
  if (last !== undefined && id !== last) tellPersonChanged();
  if (id !== undefined && id !== last) {
    keepDraftsOf(id);
    forgetReferralCode();
  }
  // Drafts of an expired session wait for whoever comes back; signing out ends them.
  else if (last !== undefined && id === undefined && !hasExpired) forgetDrafts();
  last = id;
});
