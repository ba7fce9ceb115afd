import { createAuthStore } from '../features/sign-in/auth-store.ts';
import { call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
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
});

onSignedOut(() => void auth.fetchUser().catch(() => undefined));

let last = auth.getState().user?.id;
auth.subscribe(() => {
  const id = auth.getState().user?.id;
  if (last !== undefined && id !== last) tellPersonChanged();
  last = id;
});
