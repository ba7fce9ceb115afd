import { referralLimits } from '@cuewright/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { Term } from '../../ui/term/term.tsx';
import styles from './usage-meter.module.css';
import { type UsageState, unknownUsage } from './usage-state.ts';
import { creditsLeft, resetTime, sumOfAllowance, sumOfDay, type Zone } from './usage-words.ts';

interface UsageStripProps {
  /** Nothing while it is asked for. */
  state: UsageState | undefined;
  /** Under the strip. */
  panel?: ReactNode;
  /** Opens the share dialog. Nothing is offered without it. */
  onShare?: (() => void) | undefined;
  zone?: Zone | undefined;
}

/** The day's count, what it is made of, and what there is to say about it. */
export function UsageStrip({ state, panel, onShare, zone }: UsageStripProps) {
  const hasEnd = !state || state.limit !== undefined;
  return (
    <div className={styles.usage}>
      <div className={styles.strip}>
        {state ? <Count {...state} /> : <Loading />}
        {hasEnd && <Term definition={sumOfDay(state ?? unknownUsage, zone)}>{sumOfAllowance}</Term>}
        {state && state.credits > 0 && <span className={styles.number}>{creditsLeft(state.credits)}</span>}
        {state?.panel === 'running-low' && (
          <span className={styles.low}>
            <span>{state.left} left today</span>
            {onShare && (
              <Button look="bare" size="s" onClick={onShare}>
                Share for +{referralLimits.sharing}
              </Button>
            )}
          </span>
        )}
        {hasEnd && state?.resetsAt && (
          <span className={styles.reset}>Resets at {resetTime(state.resetsAt, zone)}</span>
        )}
      </div>
      <div aria-live="polite" className={panel ? styles.panel : undefined}>
        {panel}
      </div>
    </div>
  );
}

function Count({ used, limit }: UsageState) {
  const text = limit === undefined ? 'Unlimited' : `${used} of ${limit}`;
  return <Meter label="Prompts today" used={used} limit={limit} text={text} />;
}

/** In the size of what comes. */
function Loading() {
  return (
    <span className={styles.loading}>
      Prompts today <SkeletonBox label="Loading today’s count" shape="meter" />
    </span>
  );
}
