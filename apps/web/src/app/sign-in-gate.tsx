import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { type Destination, useAddress, wantedOf } from '../lib/address.ts';
import { AskToSignIn } from '../lib/ask-to-sign-in.ts';

const SignInDialog = lazy(() =>
  import('../features/sign-in/sign-in-dialog.tsx').then(({ SignInDialog }) => ({ default: SignInDialog })),
);

interface Asked {
  wanted: Destination | undefined;
}

/** Asks whoever wants something that needs an account, and whoever's session has ended, to sign in. */
export function SignInGate({ children }: { children: ReactNode }) {
  const { user, hasExpired } = useAuth();
  const [address] = useAddress();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback((wanted?: Destination) => setAsked({ wanted }), []);

  const [hadExpired, setHadExpired] = useState(false);
  if (hasExpired !== hadExpired) {
    setHadExpired(hasExpired);
    if (hasExpired) setAsked({ wanted: { ...address, step: address.step ?? 'hero' } });
  }

  return (
    <AskToSignIn value={ask}>
      {children}
      {asked && !user && (
        <Suspense>
          <SignInDialog
            isOpen
            hasExpired={hasExpired}
            wanted={asked.wanted && wantedOf(asked.wanted)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </AskToSignIn>
  );
}
