import { createClient, NOBODY } from '@cuewright/contract';
import { type AuthState, createAuthStore } from '../features/sign-in/auth-store.ts';
import { call } from '../lib/api.ts';
import { tellCurrentPerson } from '../lib/current-person.ts';
import { forgetDrafts, keepDraftsOf, setDraftsAside } from '../lib/draft.ts';
import { logError } from '../lib/log-error.ts';
import { forgetReferralCode, keptReferralCode } from '../lib/referral-code.ts';
import { tellPersonChanged } from '../lib/session-news.ts';
import { isSignedIn } from '../lib/signed-in.ts';
import { tellOtherTabs } from '../lib/tab-news.ts';
import { keepTrail } from '../lib/trail.ts';
import { finishUndoable } from '../ui/toast/offer-undo.ts';
import { markFollowed } from './followed.ts';

export const auth = createAuthStore({
  call,
  ask: createClient(),
  hasSession: isSignedIn,
  startAnew: () => {
    const { user, hasExpired } = auth.getState();
    if (user ?? hasExpired) markFollowed();
    setDraftsAside();
    location.reload();
  },
  tellOtherTabs: () => tellOtherTabs('person'),
  finishWaiting: finishUndoable,
  leaveFor: (address) => {
    keepTrail();
    location.assign(address);
  },
  logError,
  referralCode: keptReferralCode,
});

/** Whom the page calls for. Without a line it may not be known whose session this is. */
function shownBy({ user, isPending, isOffline }: AuthState): string | undefined {
  return user?.id ?? (isPending || isOffline ? undefined : NOBODY);
}

tellCurrentPerson(shownBy(auth.getState()));
let last = auth.getState().user?.id;
auth.subscribe(() => {
  const state = auth.getState();
  const { user, hasExpired } = state;
  const id = user?.id;
  tellCurrentPerson(shownBy(state));
  if (last !== undefined && id !== last) tellPersonChanged();
  if (id !== undefined && id !== last) {
    keepDraftsOf(id);
    forgetReferralCode();
  }
  // Drafts of an expired session wait for whoever comes back; signing out ends them.
  else if (last !== undefined && id === undefined && !hasExpired) forgetDrafts();
  last = id;
});
