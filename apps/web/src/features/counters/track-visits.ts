import { type Call, statisticsLimits } from '@cuewright/contract';

interface VisitParts {
  call: Call;
  every: (ms: number, work: () => void) => () => void;
  isVisible: () => boolean;
  logError: (...what: unknown[]) => void;
}

/** Says that somebody is here: on load, and again while the page is looked at, so that who stays counts as online. */
export function trackVisits({ call, every, isVisible, logError }: VisitParts): () => void {
  const track = () =>
    void call('POST /api/analytics/track-visitor').catch((error: unknown) =>
      logError('Failed to track visitor:', error),
    );
  track();
  return every(statisticsLimits.refreshMs, () => {
    if (isVisible()) track();
  });
}
