import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useAuth } from '../features/sign-in/auth.tsx';
import { type Destination, useAddress } from '../lib/address.ts';
import { useAskToSignIn } from '../lib/ask-to-sign-in.ts';
import { guardGoing } from '../lib/going-guard.ts';
import { afterMethod } from '../lib/methods.ts';
import { onPageEvent } from '../lib/page-events.ts';
import { AssistantSlot } from './assistant-slot.tsx';
import { BarTools } from './bar-tools.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { StepScreen } from './step-screen.tsx';
import { needsSignIn, steps } from './steps.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { UserSlot } from './user-slot.tsx';

// Only whoever is signed in has it, so it is no part of what a stranger loads.
const Promo = lazy(() => import('./promo.tsx').then(({ Promo }) => ({ default: Promo })));

/** The app's own steps, for whoever is here. */
export function StepRoute() {
  const { user, isPending, hasExpired } = useAuth();
  const isSignedIn = user !== undefined || isPending;
  const [{ step }, go] = useAddress();
  const ask = useAskToSignIn();
  useFetchAhead(user !== undefined && (step ?? 'hero') === 'hero');

  useEffect(() => onPageEvent('methodSelect', (method) => go(afterMethod(method))), [go]);

  useEffect(() => {
    if (isSignedIn) return;
    // Whoever has to sign in first stays where they are meanwhile.
    return guardGoing((to) => {
      if (!needsSignIn(to.step, steps)) return true;
      ask(to);
      return false;
    });
  }, [isSignedIn, ask]);

  // The screen below turns people away before this is brought up to date.
  const hadUser = useRef(false);
  useEffect(() => {
    hadUser.current = user !== undefined;
  });
  const askUnlessSignedOut = useCallback(
    (wanted: Destination) => {
      if (!hadUser.current || hasExpired) ask(wanted);
    },
    [ask, hasExpired],
  );

  return (
    <>
      <StepScreen
        steps={steps}
        isSignedIn={isSignedIn}
        onTurnedAway={askUnlessSignedOut}
        slots={{
          tools: (
            <BarTools
              isStart={(step ?? 'hero') === 'hero'}
              isMaking={steps[step ?? 'hero']?.strip !== undefined}
            />
          ),
          user: <UserSlot />,
        }}
      />
      {user && (
        <ScreenBoundary instead={null}>
          <Suspense>
            <Promo />
          </Suspense>
        </ScreenBoundary>
      )}
      <AssistantSlot />
    </>
  );
}
