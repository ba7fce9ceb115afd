import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

/** What is to be known of a thing in a list, each in an element of its own. */
export function FactLine({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
