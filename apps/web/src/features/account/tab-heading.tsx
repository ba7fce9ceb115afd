import styles from './tab-heading.module.css';

/** What a page of the account is called. */
export function TabHeading({ children }: { children: string }) {
  return <h3 className={styles.heading}>{children}</h3>;
}
