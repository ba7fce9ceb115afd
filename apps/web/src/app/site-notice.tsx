import { lazy, Suspense, useEffect, useState } from 'react';

const SiteBanner = lazy(() =>
  import('./site-banner.tsx').then(
    ({ SiteBanner }) => ({ default: SiteBanner }),
    () => ({ default: () => null }),
  ),
);

/** The place of the site's banner. The drawn page has none: what it says is known once the page is awake. */
export function SiteNotice() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    isAwake && (
      <Suspense>
        <SiteBanner />
      </Suspense>
    )
  );
}
