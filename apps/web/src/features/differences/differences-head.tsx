import { plural } from '@cuewright/engine/plural';
import { Button } from '../../ui/button/button.tsx';
import styles from './differences.module.css';
import type { Differences } from './use-differences.ts';

interface DifferencesHeadProps {
  differences: Differences;
  /** Where each comes from, and what stands where it is left, as they are called in a sentence. */
  from: string;
  against: string;
  /** On the button that takes none. */
  backTo?: string;
}

/** How many are taken, and all or none of them at once. */
export function DifferencesHead({
  differences: { count, taken, takeAll, takeNone },
  from,
  against,
  backTo = 'Take none',
}: DifferencesHeadProps) {
  return (
    <div className={styles.head}>
      <p role="status">
        <b>{taken}</b> of {count} {plural(count, 'difference')} taken from {from}. Press one to leave it as{' '}
        {against} has it.
      </p>
      <div className={styles.both}>
        <Button size="s" disabled={taken === count} onClick={takeAll}>
          Take every one
        </Button>
        <Button size="s" disabled={taken === 0} onClick={takeNone}>
          {backTo}
        </Button>
      </div>
    </div>
  );
}
