import { Suspense, useCallback } from 'react';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { useShare } from '../lib/share.ts';
import styles from './meter-strip.module.css';
import { ScreenBoundary } from './screen-boundary.tsx';

const UsageMeter = lazyScreen(() =>
  import('../features/usage-meter/usage-meter.tsx').then(({ UsageMeter }) => UsageMeter),
);

/** Today's count, over a step on the way to a prompt. A step names it as its `strip`. */
export function MeterStrip() {
  const openShare = useShare();
  const share = useCallback(() => openShare?.('share'), [openShare]);
  const tellSpent = useCallback(() => openShare?.('limit'), [openShare]);
  return (
    <ScreenBoundary instead={null}>
      <Suspense fallback={<div className={styles.place} />}>
        <UsageMeter onShare={openShare && share} onSpent={openShare && tellSpent} />
      </Suspense>
    </ScreenBoundary>
  );
}
