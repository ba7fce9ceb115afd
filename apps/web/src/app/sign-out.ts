import type { Auth } from '../features/sign-in/auth.tsx';
import { isOfSession } from '../lib/api.ts';
import { showToast } from '../ui/toast/toast-queue.ts';

/** Signs out. Where the server did not hear of it, nobody is told that they are signed out. */
export function signOut({ logout }: Pick<Auth, 'logout'>): void {
  logout().catch(({ cause }: Error) => {
    // Somebody else is signed in by now, and the page follows that.
    if (isOfSession(cause)) return;
    showToast({
      title: 'You are still signed in',
      text: 'Signing out did not reach the server.',
      tone: 'error',
      action: { label: 'Try again', onAct: () => signOut({ logout }) },
    });
  });
}
