import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { OfferedSteps } from '../lib/offered-steps.ts';
import { hearShortcuts } from '../lib/shortcuts.ts';
import { offered } from './offered.ts';
import { ShareGate } from './share-gate.tsx';
import { ShellNotice } from './shell/shell-notice.ts';
import { SignInGate } from './sign-in-gate.tsx';
import { StepRoute } from './step-route.tsx';

const SiteBanner = lazy(() =>
  import('./site-banner.tsx').then(
    ({ SiteBanner }) => ({ default: SiteBanner }),
    () => ({ default: () => null }),
  ),
);

const CallbackRoute = lazy(() =>
  import('./callback-route.tsx').then(({ CallbackRoute }) => ({ default: CallbackRoute })),
);

const PrivacyRoute = lazy(() =>
  import('./legal-route.tsx').then(({ PrivacyRoute }) => ({ default: PrivacyRoute })),
);
const TermsRoute = lazy(() =>
  import('./legal-route.tsx').then(({ TermsRoute }) => ({ default: TermsRoute })),
);
const ContactRoute = lazy(() =>
  import('./legal-route.tsx').then(({ ContactRoute }) => ({ default: ContactRoute })),
);
const ReadingRoute = lazy(() =>
  import('./reading-route.tsx').then(({ ReadingRoute }) => ({ default: ReadingRoute })),
);
const CheckoutRoute = lazy(() =>
  import('./checkout-route.tsx').then(({ CheckoutRoute }) => ({ default: CheckoutRoute })),
);
const AdminRoute = lazy(() =>
  import('./admin-route.tsx').then(({ AdminRoute }) => ({ default: AdminRoute })),
);
const NotFound = lazy(() => import('./not-found.tsx').then(({ NotFound }) => ({ default: NotFound })));

export function App() {
  useEffect(() => hearShortcuts(), []);
  return (
    <OfferedSteps value={offered}>
      <ShellNotice value={SiteBanner}>
        <SignInGate>
          <ShareGate>
            <Switch>
              <Route path="/">
                <StepRoute />
              </Route>
              <Route>
                <Suspense>
                  <Switch>
                    <Route path="/auth/callback" component={CallbackRoute} />
                    <Route path="/admin" component={AdminRoute} />
                    <Route path="/checkout/:session" component={CheckoutRoute} />
                    <Route path="/privacy" component={PrivacyRoute} />
                    <Route path="/terms" component={TermsRoute} />
                    <Route path="/contact" component={ContactRoute} />
                    <Route path="/reading" component={ReadingRoute} />
                    <Route component={NotFound} />
                  </Switch>
                </Suspense>
              </Route>
            </Switch>
          </ShareGate>
        </SignInGate>
      </ShellNotice>
    </OfferedSteps>
  );
}
