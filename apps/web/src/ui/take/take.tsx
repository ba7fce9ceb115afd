import type { ReactNode } from 'react';
import styles from './take.module.css';

interface TakeProps {
  /** Its letter or number on the sheet. */
  mark: string;
  name: string;
  /** What it is, in a line or two. */
  children?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  disabled?: boolean;
  /** At its end: a thumbnail. */
  picture?: ReactNode;
}

/** One of several ways to do a thing. The good take is circled. */
export function Take({ mark, name, children, isChosen, onChoose, disabled = false, picture }: TakeProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.take}
        aria-pressed={isChosen}
        disabled={disabled}
        onClick={onChoose}
      >
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          {children && <span className={styles.text}>{children}</span>}
        </span>
        {picture}
      </button>
    </li>
  );
}

/** The takes of one thing, side by side. */
export function Takes({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.takes} aria-label={label}>
      {children}
    </ul>
  );
}
