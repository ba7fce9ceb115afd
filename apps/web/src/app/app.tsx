import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { OfferedSteps } from '../lib/offered-steps.ts';
import { NotFound } from './not-found.tsx';
import { offered } from './offered.ts';
import { SignInGate } from './sign-in-gate.tsx';
import { StepRoute } from './step-route.tsx';

const CallbackRoute = lazy(() =>
  import('./callback-route.tsx').then(({ CallbackRoute }) => ({ default: CallbackRoute })),
);

export function App() {
  return (
    <OfferedSteps value={offered}>
      <SignInGate>
        <Switch>
          <Route path="/">
            <StepRoute />
          </Route>
          <Route path="/auth/callback">
            <Suspense>
              <CallbackRoute />
            </Suspense>
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </SignInGate>
    </OfferedSteps>
  );
}
