import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the end of the head: a legend, a unit, a link. */
  aside?: ReactNode;
  /** How many of the twelve columns it takes on a desk. */
  span?: 4 | 6 | 8 | 12;
  children: ReactNode;
}

/** A ruled part of the dashboard under a heading of its own. */
export function Panel({ title, aside, span = 12, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, styles[`of${span}`])} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Panels beside each other, as many as find place. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>;
}
