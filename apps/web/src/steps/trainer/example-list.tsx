import type { ReactNode } from 'react';
import styles from './example-list.module.css';

interface ExampleListProps {
  id: string;
  title: string;
  lead: string;
  /** Each a list item. */
  children: ReactNode;
}

/** What was made by the lessons, side by side. */
export function ExampleList({ id, title, lead, children }: ExampleListProps) {
  return (
    <section className={styles.examples} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
