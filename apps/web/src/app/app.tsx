import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFound } from './not-found.tsx';
import { SignInGate } from './sign-in-gate.tsx';
import { StepRoute } from './step-route.tsx';

const CallbackRoute = lazy(() =>
  import('./callback-route.tsx').then(({ CallbackRoute }) => ({ default: CallbackRoute })),
);

export function App() {
  return (
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
  );
}
