import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './ruled-box.module.css';

interface RuledFormProps {
  /** As many boxes in a row as find place, at most this many. */
  columns?: 1 | 2 | 4;
  children: ReactNode;
}

/** Boxes of one form, parted by fine rules. */
export function RuledForm({ columns = 4, children }: RuledFormProps) {
  return <dl className={classNames(styles.form, styles[`of${columns}`])}>{children}</dl>;
}

interface RuledBoxProps {
  /** What is printed in the corner. */
  label: string;
  /** What is filled in. */
  children?: ReactNode;
  /** What is filled in is not allowed; says why, for ears. */
  problem?: string;
}

/** One box: its label printed, its value filled in. */
export function RuledBox({ label, children, problem }: RuledBoxProps) {
  return (
    <div className={classNames(styles.box, problem && styles.bad)}>
      <dt>{label}</dt>
      <dd>
        {children}
        {problem && <VisuallyHidden> ({problem})</VisuallyHidden>}
      </dd>
    </div>
  );
}

interface StruckOutBoxProps {
  label: string;
  /** Why it is struck through, for ears and on rest: "Hailuo 02 cannot be told this". */
  reason: string;
  /** What would have been said. */
  children?: ReactNode;
}

/** A box with a stroke through it: this cannot be told. */
export function StruckOutBox({ label, reason, children }: StruckOutBoxProps) {
  return (
    <div className={classNames(styles.box, styles.struck)} title={reason}>
      <dt>{label}</dt>
      <dd>
        {children && <s>{children}</s>}
        <VisuallyHidden>{reason}</VisuallyHidden>
      </dd>
      <svg className={styles.stroke} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
        <line x1="0" y1="1" x2="1" y2="0" />
      </svg>
    </div>
  );
}
