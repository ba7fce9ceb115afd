import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import styles from './tune.module.css';
import type { TuneSectionProps } from './tune-section.tsx';

/** Where the other copies stand: the engine that writes them comes after the prompt. */
export function TuneSlot(props: TuneSectionProps) {
  const [Section, setSection] = useState<ComponentType<TuneSectionProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const { TuneSection } = await import('./tune-section.tsx');
      setFailed(false);
      setSection(() => TuneSection);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (Section) return <Section {...props} />;
  return (
    <div className={styles.tune}>
      {hasFailed ? (
        <ErrorState
          title="The other copies were not written"
          level={2}
          kept="The prompt is as it was."
          onRetry={load}
        >
          The engine that writes them did not load.
        </ErrorState>
      ) : (
        <SkeletonLines label="The other copies are being written" lines={4} />
      )}
    </div>
  );
}
