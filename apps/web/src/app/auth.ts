import { createAuthStore } from '../features/sign-in/auth-store.ts';
import { call } from '../lib/api.ts';
import { onSignedOut, tellPersonChanged } from '../lib/session-news.ts';
import { isSignedIn } from '../lib/signed-in.ts';

export const auth = createAuthStore({
  call,
  hasSession: isSignedIn,
  leaveFor: (address) => location.assign(address),
  // biome-ignore lint/suspicious/noConsole: the specification has these failures logged
  logError: (message) => console.error(message),
});

onSignedOut(() => void auth.fetchUser().catch(() => undefined));

let last = auth.getState().user?.id;
auth.subscribe(() => {
  const id = auth.getState().user?.id;
  if (last !== undefined && id !== last) tellPersonChanged();
  last = id;
});
