import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** What the screen is for, in a line or two. */
  children?: ReactNode;
  /** What can be done with the whole screen. */
  actions?: ReactNode;
}

/** The head of a screen: the one heading of its kind. */
export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
