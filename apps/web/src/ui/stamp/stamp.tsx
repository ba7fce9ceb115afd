import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stamp.module.css';

interface StampProps {
  /** Reported, not confirmed: its edge is dashed. */
  isWeak?: boolean;
  children: ReactNode;
}

/** Where a fact comes from. */
export function Stamp({ isWeak = false, children }: StampProps) {
  return <span className={classNames(styles.stamp, isWeak && styles.weak)}>{children}</span>;
}
