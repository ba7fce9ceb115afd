import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useShellNotice } from './shell-notice.ts';

// Fetched while the line is up, so that it is there when the line is not.
const LineNotice = lazy<ComponentType>(() =>
  import('./line-notice.tsx').then(
    ({ LineNotice }) => ({ default: LineNotice }),
    () => ({ default: () => null }),
  ),
);

/** What is said under the top bar. The drawn page says nothing: all of it is known only once the page is awake. */
export function Notices() {
  const OfTheApp = useShellNotice();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    isAwake && (
      <Suspense>
        {OfTheApp && <OfTheApp />}
        <LineNotice />
      </Suspense>
    )
  );
}
