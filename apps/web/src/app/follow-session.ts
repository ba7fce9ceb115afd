import type { AuthStore } from '../features/sign-in/auth-store.ts';
import { setDraftsAside } from '../lib/draft.ts';
import { keep, recall } from '../lib/memory.ts';
import { onSessionChanged } from '../lib/session-news.ts';
import { sessionSign } from '../lib/signed-in.ts';
import { onTabNews } from '../lib/tab-news.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { takeFollowed } from './followed.ts';

const SIGN = 'session-sign';

/**
 * Keeps the page with whoever is signed in: told by the tab where that changed, by the cookies when this one is looked
 * at again, and in the end by a call that is refused.
 */
export function followSession(auth: Pick<AuthStore, 'fetchUser' | 'subscribe' | 'getState'>): void {
  const look = () => void auth.fetchUser().catch(() => undefined);
  onSessionChanged(look);
  onTabNews('person', look);

  let known = sessionSign();
  const before = recall('tab', SIGN);
  // Loaded again for another person: no screen may find what the last one wrote, also before it is known who is here.
  if (before && known && before !== known) setDraftsAside();
  if (known) keep('tab', SIGN, known);
  const lookIfChanged = () => {
    const sign = sessionSign();
    if (document.visibilityState !== 'visible' || sign === known) return;
    known = sign;
    if (sign) keep('tab', SIGN, sign);
    look();
  };
  document.addEventListener('visibilitychange', lookIfChanged);
  addEventListener('focus', lookIfChanged);
  // Out of the browser's memory a page comes as it was left.
  addEventListener('pageshow', lookIfChanged);

  if (!takeFollowed()) return;
  const tell = auth.subscribe(() => {
    const { user } = auth.getState();
    if (!user) return;
    tell();
    showToast({
      title: `You are now signed in as ${user.google_user_data.name || user.email}`,
      text: 'The account was switched in another tab. What you had typed here comes back when you switch back.',
      tone: 'info',
    });
  });
}
