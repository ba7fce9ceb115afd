import { Lightbulb } from 'lucide-react';
import styles from './bulb-sign.module.css';

/** Beside what is said unasked. */
export function BulbSign() {
  return (
    <span className={styles.sign}>
      <Lightbulb aria-hidden="true" />
    </span>
  );
}
