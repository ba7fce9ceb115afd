import type { ReactNode } from 'react';
import styles from './diagram.module.css';

/** A drawing of 320 by 180 in the colours of pictures. Words beside it say the same, so nobody is read it. */
export function Diagram({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.diagram} viewBox="0 0 320 180" aria-hidden="true">
      {children}
    </svg>
  );
}
