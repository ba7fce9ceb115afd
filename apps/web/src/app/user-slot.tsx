import { Suspense, useState } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { useAskToSignIn } from '../lib/ask-to-sign-in.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './shell/shell.module.css';

const UserBar = lazyScreen(() => import('./user-bar.tsx').then(({ UserBar }) => UserBar));

/** At the end of the top bar: who is signed in, or the way to. */
export function UserSlot() {
  const { user, isPending } = useAuth();
  const ask = useAskToSignIn();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (user) {
    return (
      <Suspense>
        <UserBar user={user} />
      </Suspense>
    );
  }
  if (isPending) return null;
  // The menu that signed out is gone, and the focus with it.
  return (
    <Button className={styles.signIn} autoFocus={wasSignedIn} onClick={() => ask()}>
      Sign In
    </Button>
  );
}
