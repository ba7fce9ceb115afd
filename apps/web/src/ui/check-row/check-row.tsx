import { Check, CircleCheck, Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './check-row.module.css';

const signs = {
  error: OctagonAlert,
  warning: TriangleAlert,
  hint: Lightbulb,
  clear: CircleCheck,
} as const;

interface CheckRowProps {
  severity: keyof typeof signs;
  /** The severity as a word: "Warning". Colour and sign are not all that tell it. */
  word: string;
  /** What the generator would make of it; the words it speaks of go into `<b>`. */
  children: ReactNode;
  /** What mends it, or undoes the mending. */
  actions?: ReactNode;
  isFixed?: boolean;
}

export function CheckRow({ severity, word, children, actions, isFixed = false }: CheckRowProps) {
  const Sign = isFixed ? Check : signs[severity];
  return (
    <div className={classNames(styles.row, styles[severity], isFixed && styles.fixed)}>
      <span className={styles.sign}>
        <Sign aria-hidden="true" />
      </span>
      <p className={styles.what}>
        <em>{word}</em> <span>{children}</span>
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface CheckListProps {
  /** "Checks". */
  label: string;
  /** Each a `CheckRow` with a key. */
  children: readonly ReactNode[];
}

export function CheckList({ label, children }: CheckListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row inside has the key that counts
        <li key={n}>{row}</li>
      ))}
    </ul>
  );
}
