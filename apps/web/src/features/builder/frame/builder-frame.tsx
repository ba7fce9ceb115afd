import type { ReactNode } from 'react';
import styles from './builder-frame.module.css';

interface BuilderFrameProps {
  rail: ReactNode;
  /** Under the rail; on a narrow screen after the form. */
  beside: ReactNode;
  /** The step, its head first. */
  children: ReactNode;
  nav: ReactNode;
  live: ReactNode;
}

/** Rail, form, live prompt. Where there is no room for the rail it lies over the form, and the prompt peeks from below. */
export function BuilderFrame({ rail, beside, children, nav, live }: BuilderFrameProps) {
  return (
    <div className={styles.bench}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.form}>{children}</div>
      <div className={styles.beside}>{beside}</div>
      <div className={styles.nav}>{nav}</div>
      <div className={styles.live}>{live}</div>
    </div>
  );
}
