import { type ReactNode, useId } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of what is known of somebody. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

/** Why a part is empty. */
export function Nothing({ children }: { children: string }) {
  return <p className={styles.nothing}>{children}</p>;
}
