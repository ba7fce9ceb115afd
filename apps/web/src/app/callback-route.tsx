import type { WantedStep } from '@cuewright/contract';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { CallbackScreen } from '../features/sign-in/callback-screen.tsx';
import { destinationOf, hrefOf } from '../lib/address.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { takeKeptPlace } from '../lib/kept-place.ts';
import { isSignedIn } from '../lib/signed-in.ts';
import { takeKeptTrail } from '../lib/trail.ts';
import { Shell } from './shell/shell.tsx';

/** Where the provider sends the browser back to. It is not a page to come back to. */
export function CallbackRoute() {
  useDocumentTitle('Signing in');
  const [, navigate] = useLocation();
  const [returned] = useState(() => new URLSearchParams(location.search));
  const goOn = useCallback(
    (wanted: WantedStep | undefined) => {
      const place = takeKeptPlace();
      // Whoever did not get in goes home.
      const { href = wanted ? hrefOf(destinationOf(wanted)) : '/', overlay } = (isSignedIn() && place) || {};
      navigate(href, { replace: true, state: { trail: takeKeptTrail(), overlay } });
    },
    [navigate],
  );
  return (
    <Shell isStart>
      <CallbackScreen returned={returned} onDone={goOn} />
    </Shell>
  );
}
