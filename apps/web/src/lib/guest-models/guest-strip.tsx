import type { ReactNode } from 'react';
import styles from './guest-strip.module.css';

interface GuestStripProps {
  label: string;
  says: string;
  isLocal: boolean;
  /** What can be pressed. */
  children: ReactNode;
  /** Below both. */
  more?: ReactNode;
}

/** A quiet line about a model that was or can be asked, and what can be done with it. */
export function GuestStrip({ label, says, isLocal, children, more }: GuestStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <p role="status">
        {says}
        {isLocal && ' Not sent to any AI provider.'}
      </p>
      <div className={styles.actions}>{children}</div>
      {more}
    </section>
  );
}
