import styles from './stripe.module.css';

/** The stripe of a slate: over an empty place, over what is done. */
export function Stripe() {
  return <div className={styles.stripe} aria-hidden="true" />;
}
