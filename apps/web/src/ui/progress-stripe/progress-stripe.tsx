import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-stripe.module.css';

interface ProgressStripeProps {
  /** What is being done: "Drawing frame 2 of 4". */
  label: ReactNode;
  /** From 0 to 1. Without it nobody knows how far it is. */
  done?: number;
  /** How far, in words or figures: "57%", "6 s left". */
  text?: string;
  /** Stops it: long work can always be ended. */
  action?: ReactNode;
  isThin?: boolean;
}

/** The slate's stripe, as far as the work is; full when it is done. */
export function ProgressStripe({ label, done, text, action, isThin = false }: ProgressStripeProps) {
  const id = useId();
  const share = done === undefined ? undefined : Math.min(1, Math.max(0, done));
  return (
    <div>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        {text && <span className={styles.text}>{text}</span>}
        {action}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share !== undefined && { 'aria-valuenow': Math.round(share * 100) })}
        {...(text && { 'aria-valuetext': text })}
        className={classNames(styles.track, isThin && styles.thin)}
      >
        <div
          className={classNames(
            styles.stripe,
            share === undefined && styles.unknown,
            share === 1 && styles.full,
          )}
          style={{ '--done': share } as CSSProperties}
        />
      </div>
    </div>
  );
}
