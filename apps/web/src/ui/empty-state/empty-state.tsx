import type { ReactNode } from 'react';
import styles from '../state/state.module.css';
import { Stripe } from '../stripe/stripe.tsx';

interface EmptyStateProps {
  title: string;
  /** What will stand here, or why nothing does. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | 4;
}

export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <Stripe />
      <div className={styles.body}>
        <Heading>{title}</Heading>
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
