import type { Check } from '@cuewright/engine/checks';
import { ChevronDown, ChevronUp, CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { CheckWords } from './check-words.tsx';
import styles from './checks-panel.module.css';
import { countWords } from './count-words.ts';

interface ChecksPanelProps {
  checks: readonly Check[];
  /** Makes one fix, with a way back. */
  onFix: (check: Check) => void;
  /** Makes every fix there is; nothing where there are fewer than two. */
  onFixAll: (() => void) | undefined;
  /** One line that can be opened. It starts open where there is an error or a warning. */
  isFolding?: boolean;
}

const SIGNS = {
  error: <OctagonAlert />,
  warning: <TriangleAlert />,
  hint: <Info />,
} as const;
const NAMES = { error: 'Error', warning: 'Warning', hint: 'Hint' } as const;

/** So many are seen at once; the gravest stand first. */
const FIRST = 8;

/** What is the matter with a prompt, the gravest first, each with what it would take. Nothing here keeps anybody from going on. */
export function ChecksPanel({ checks, onFix, onFixAll, isFolding = false }: ChecksPanelProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const [choice, choose] = useState<boolean>();
  const isOpen = !isFolding || (choice ?? checks.some(({ severity }) => severity !== 'hint'));
  const shown = isWhole ? checks : checks.slice(0, FIRST);
  const more = checks.length - shown.length;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>Checks</h3>
        <p className={styles.count} role="status">
          {countWords(checks)}
          {isFolding && checks.length === 0 && <Clean />}
        </p>
        {onFixAll && isOpen && (
          <Button size="s" onClick={onFixAll}>
            Fix all
          </Button>
        )}
        {isFolding && checks.length > 0 && (
          <IconButton
            size="s"
            label={isOpen ? 'Hide the checks' : 'Show the checks'}
            aria-expanded={isOpen}
            onClick={() => choose(!isOpen)}
          >
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        )}
      </header>
      {!isFolding && checks.length === 0 && (
        <p className={styles.clean}>
          <Clean />
        </p>
      )}
      {isOpen && checks.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((check, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two checks may say the same of the same words
            <Row key={`${check.rule} ${check.says} ${at}`} check={check} onFix={onFix} />
          ))}
        </ul>
      )}
      {isOpen && more > 0 && (
        <div className={styles.more}>
          <Button look="bare" size="s" onClick={() => setWhole(true)}>
            Show {more} more
          </Button>
        </div>
      )}
    </section>
  );
}

function Clean() {
  return (
    <span className={styles.fine}>
      <CircleCheck /> Nothing to mend.
    </span>
  );
}

/** Drawn again only when it says another thing: the list is looked through anew after every word. */
const Row = memo(
  function Row({ check, onFix }: { check: Check; onFix: (check: Check) => void }) {
    return (
      <li className={styles.row}>
        <span className={classNames(styles.sign, styles[check.severity])}>{SIGNS[check.severity]}</span>
        <VisuallyHidden>{NAMES[check.severity]}: </VisuallyHidden>
        <CheckWords check={check} onFix={() => onFix(check)} />
      </li>
    );
  },
  (before, after) => before.onFix === after.onFix && isSame(before.check, after.check),
);

function isSame(one: Check, other: Check): boolean {
  return (
    one.rule === other.rule &&
    one.says === other.says &&
    one.because === other.because &&
    one.span?.start === other.span?.start &&
    one.span?.end === other.span?.end &&
    one.fix?.label === other.fix?.label
  );
}
