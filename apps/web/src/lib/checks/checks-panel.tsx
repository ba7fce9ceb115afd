import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { CheckWords } from './check-words.tsx';
import styles from './checks-panel.module.css';
import { countWords } from './count-words.ts';
import type { Check } from './load-checks.ts';

interface ChecksPanelProps {
  checks: readonly Check[];
  /** Makes one fix, with a way back. */
  onFix: (check: Check) => void;
  /** Makes every fix there is; nothing where there are fewer than two. */
  onFixAll: (() => void) | undefined;
}

const SIGNS = {
  error: <OctagonAlert />,
  warning: <TriangleAlert />,
  hint: <Info />,
} as const;
const NAMES = { error: 'Error', warning: 'Warning', hint: 'Hint' } as const;

/** What is the matter with a prompt, the gravest first, each with what it would take. Nothing here keeps anybody from going on. */
export function ChecksPanel({ checks, onFix, onFixAll }: ChecksPanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>Checks</h3>
        <p className={styles.count} role="status">
          {countWords(checks)}
        </p>
        {onFixAll && (
          <Button size="s" onClick={onFixAll}>
            Fix all
          </Button>
        )}
      </header>
      {checks.length === 0 ? (
        <p className={styles.clean}>
          <CircleCheck /> Nothing to mend.
        </p>
      ) : (
        <ul className={styles.rows}>
          {checks.map((check, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two checks may say the same of the same words
            <li key={`${check.rule} ${check.span?.start ?? ''} ${at}`} className={styles.row}>
              <span className={classNames(styles.sign, styles[check.severity])}>{SIGNS[check.severity]}</span>
              <VisuallyHidden>{NAMES[check.severity]}: </VisuallyHidden>
              <CheckWords check={check} onFix={() => onFix(check)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
