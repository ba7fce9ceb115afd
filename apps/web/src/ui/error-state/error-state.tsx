import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from '../state/state.module.css';
import { Stripe } from '../stripe/stripe.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened. */
  children: ReactNode;
  /** What is not lost. */
  kept?: ReactNode;
  /** A promise is waited for, however it ends. */
  onRetry?: () => unknown;
  retryWord?: string;
  /** What else can be done: a link home. */
  actions?: ReactNode;
  level?: 1 | 2 | 3 | 4;
}

/** What happened, what was kept, what to do. In that order. */
export function ErrorState({
  title,
  children,
  kept,
  onRetry,
  retryWord = 'Try again',
  actions,
  level = 3,
}: ErrorStateProps) {
  const [isTrying, setTrying] = useState(false);
  const Heading = `h${level}` as const;

  async function retry() {
    setTrying(true);
    try {
      await onRetry?.();
    } finally {
      setTrying(false);
    }
  }

  return (
    <div className={styles.state} role="alert">
      <Stripe />
      <div className={styles.body}>
        <Heading>{title}</Heading>
        <p className={styles.text}>{children}</p>
        {kept && <p className={styles.text}>{kept}</p>}
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button isBusy={isTrying} onClick={retry}>
                {retryWord}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
