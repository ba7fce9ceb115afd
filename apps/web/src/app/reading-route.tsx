import { lazy } from 'react';
import { SitePage } from './site-page.tsx';

const HowItReadsPage = lazy(() =>
  import('../features/how-it-reads/how-it-reads-page.tsx').then(({ HowItReadsPage }) => ({
    default: HowItReadsPage,
  })),
);

export function ReadingRoute() {
  return <SitePage title="How Cuewright reads you" page={HowItReadsPage} />;
}
