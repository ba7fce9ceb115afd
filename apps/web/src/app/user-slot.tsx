import { lazy, Suspense } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { Button } from '../ui/button/button.tsx';
import { useAskToSignIn } from './sign-in-gate.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu })));

/** At the end of the top bar: who is signed in, or the way to. */
export function UserSlot() {
  const { user, isPending } = useAuth();
  const ask = useAskToSignIn();
  if (user) {
    return (
      <Suspense>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  if (isPending) return null;
  return <Button onClick={() => ask()}>Sign In</Button>;
}
