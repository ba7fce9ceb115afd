import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { type Destination, readAddress, useAddress, wantedOf } from '../lib/address.ts';
import { AskToSignIn } from '../lib/ask-to-sign-in.ts';
import { keepPlace, type Place, placeNow } from '../lib/kept-place.ts';

const SignInDialog = lazy(() =>
  import('../features/sign-in/sign-in-dialog.tsx').then(({ SignInDialog }) => ({ default: SignInDialog })),
);

interface Asked {
  wanted: Destination | undefined;
  /** Where they are or were: they come back to its whole address, and to what was open there. */
  place?: Place;
}

/** Asks whoever wants something that needs an account, and whoever's session has ended, to sign in. */
export function SignInGate({ children }: { children: ReactNode }) {
  const { user, hasExpired } = useAuth();
  const [address] = useAddress();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback((wanted?: Destination) => {
    // A screen that its guard takes away asks for itself, while its whole address still stands.
    const place = wanted && readAddress(location.search).step === wanted.step ? placeNow() : undefined;
    setAsked((before) => ({
      ...(before?.wanted?.step === wanted?.step && before),
      ...(place && { place }),
      wanted,
    }));
  }, []);

  const [hadExpired, setHadExpired] = useState(false);
  if (hasExpired !== hadExpired) {
    setHadExpired(hasExpired);
    if (hasExpired) setAsked({ wanted: { ...address, step: address.step ?? 'hero' }, place: placeNow() });
  }
  if (user && asked) setAsked(undefined);
  const isAsked = asked !== undefined && !user;
  useEffect(() => {
    if (isAsked) keepPlace(asked.place);
  }, [isAsked, asked]);

  return (
    <AskToSignIn value={ask}>
      {children}
      {isAsked && (
        <Suspense>
          <SignInDialog
            isOpen
            hasExpired={hasExpired}
            wanted={asked.wanted && wantedOf(asked.wanted)}
            onClose={() => {
              keepPlace(undefined);
              setAsked(undefined);
            }}
          />
        </Suspense>
      )}
    </AskToSignIn>
  );
}
