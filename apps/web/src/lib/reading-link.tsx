import { PageLink } from './page-link.tsx';
import styles from './reading-link.module.css';

/** From a sheet to what its colours mean. */
export function ReadingLink() {
  return (
    <PageLink href="/reading" className={styles.link}>
      How Cuewright reads you
    </PageLink>
  );
}
