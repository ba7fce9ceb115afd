import type { Check } from '@cuewright/engine/checks';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './check-counts.module.css';
import { countWords } from './count-words.ts';

const SIGNS = [
  ['error', OctagonAlert],
  ['warning', TriangleAlert],
  ['hint', Info],
] as const;

/** How many there are of each, in little room. */
export function CheckCounts({ checks }: { checks: readonly Pick<Check, 'severity'>[] }) {
  if (checks.length === 0) return null;
  return (
    <span className={styles.counts}>
      <VisuallyHidden>{countWords(checks)}</VisuallyHidden>
      {SIGNS.map(([severity, Sign]) => {
        const count = checks.filter((check) => check.severity === severity).length;
        return (
          count > 0 && (
            <span key={severity} className={classNames(styles.count, styles[severity])} aria-hidden="true">
              <Sign /> {count}
            </span>
          )
        );
      })}
    </span>
  );
}
