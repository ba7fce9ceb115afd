import { type ReactNode, useId } from 'react';
import styles from './paper.module.css';

interface PaperProps {
  title: ReactNode;
  /** One quiet line under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Counts and notes under a rule; what is counted goes into `<b>`. */
  foot?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}

/** What is handed out: a stub with a dashed edge, and the page under it. Printed, it is all that is printed. */
export function Paper({ title, lead, actions, foot, level = 2, children }: PaperProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.paper} aria-labelledby={id} data-print>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading id={id}>{title}</Heading>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}
