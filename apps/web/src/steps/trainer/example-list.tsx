import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './example-list.module.css';
import section from './lesson-section.module.css';

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
    <section className={classNames(section.section, styles.examples)} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
