import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tape-label.module.css';

interface TapeLabelProps {
  colour?: 'white' | 'black' | 'amber' | 'red';
  children: ReactNode;
}

/** A word of camera tape on a thing: Popular, New, Premium, Retired. */
export function TapeLabel({ colour = 'white', children }: TapeLabelProps) {
  return <span className={classNames(styles.tape, styles[colour])}>{children}</span>;
}
