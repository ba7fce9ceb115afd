import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Corners } from '../../ui/picture-frame/corners.tsx';
import styles from './viewfinder.module.css';

/** A frame between corner marks; empty, what stands in its place. */
export function Viewfinder({ children, isEmpty = false }: { children: ReactNode; isEmpty?: boolean }) {
  return (
    <div className={classNames(styles.frame, isEmpty && styles.empty)}>
      {children}
      <Corners />
    </div>
  );
}
