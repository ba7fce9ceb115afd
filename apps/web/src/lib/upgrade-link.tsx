import { StepLink } from './step-link.tsx';
import styles from './upgrade-link.module.css';

/** The way to Pro, where a count says that there is one. */
export function UpgradeLink() {
  return (
    <StepLink className={styles.upgrade} to={{ step: 'payment' }}>
      Upgrade
    </StepLink>
  );
}
