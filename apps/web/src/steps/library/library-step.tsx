import { Library } from './library.tsx';
import styles from './library-step.module.css';

export function LibraryStep() {
  return (
    <div className={styles.page}>
      <Library />
    </div>
  );
}
