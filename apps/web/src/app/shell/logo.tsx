import { StepLink } from '../../lib/step-link.tsx';
import styles from './logo.module.css';

/** A frame with the changeover dot: the cue to go on to the next reel. */
export function Logo() {
  return (
    <StepLink to={{ step: 'hero' }} className={styles.logo}>
      <svg viewBox="0 0 26 20" aria-hidden="true">
        <rect className={styles.frame} x="1" y="1" width="24" height="18" />
        <circle className={styles.cue} cx="19.5" cy="6" r="3" />
      </svg>
      Cuewright
    </StepLink>
  );
}
