import type { ReactNode } from 'react';
import styles from './tip.module.css';

interface TipBoxProps {
  /** The term that is explained. */
  head?: string;
  children: ReactNode;
  /** Where that is known from. */
  source?: string | undefined;
}

/** The slip a tooltip or a definition is printed on. */
export function TipBox({ head, children, source }: TipBoxProps) {
  return (
    <div className={styles.box}>
      {head && <b>{head}</b>}
      <span>{children}</span>
      {source && <small>{source}</small>}
    </div>
  );
}
