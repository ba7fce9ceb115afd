import type { ReactNode } from 'react';
import { Stripe } from '../stripe/stripe.tsx';
import styles from './empty-state.module.css';

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
