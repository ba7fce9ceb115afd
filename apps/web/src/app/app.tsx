import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { OfferedSteps } from '../lib/offered-steps.ts';
import { hearShortcuts } from '../lib/shortcuts.ts';
import { PrivacyRoute, TermsRoute } from './legal-route.tsx';
import { NotFound } from './not-found.tsx';
import { offered } from './offered.ts';
import { ShareGate } from './share-gate.tsx';
import { SignInGate } from './sign-in-gate.tsx';
import { StepRoute } from './step-route.tsx';

const CallbackRoute = lazy(() =>
  import('./callback-route.tsx').then(({ CallbackRoute }) => ({ default: CallbackRoute })),
);

export function App() {
  useEffect(() => hearShortcuts(), []);
  return (
    <OfferedSteps value={offered}>
      <SignInGate>
        <ShareGate>
          <Switch>
            <Route path="/">
              <StepRoute />
            </Route>
            <Route path="/auth/callback">
              <Suspense>
                <CallbackRoute />
              </Suspense>
            </Route>
            <Route path="/privacy">
              <PrivacyRoute />
            </Route>
            <Route path="/terms">
              <TermsRoute />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </ShareGate>
      </SignInGate>
    </OfferedSteps>
  );
}
