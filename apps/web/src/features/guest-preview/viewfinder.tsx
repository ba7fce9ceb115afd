import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './viewfinder.module.css';

/** A frame between corner marks; empty, what stands in its place. */
export function Viewfinder({ children, isEmpty = false }: { children: ReactNode; isEmpty?: boolean }) {
  return (
    <div className={classNames(styles.frame, isEmpty && styles.empty)}>
      {children}
      <div className={styles.corners} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
