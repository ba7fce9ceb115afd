import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

/** For ears only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
