import type { ReactNode } from 'react';
import styles from './diagram.module.css';

/** A drawing of 320 by 180, or of a part of that, in the colours of pictures. Words beside it say the same, so nobody is read it. */
export function Diagram({ children, viewBox = '0 0 320 180' }: { children: ReactNode; viewBox?: string }) {
  return (
    <svg className={styles.diagram} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}
