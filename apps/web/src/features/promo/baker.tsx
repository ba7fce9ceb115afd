import styles from './baker.module.css';

/** A storyboard frame: a baker at a bench, side-lit by an oven door. */
export function Baker() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 196 236"
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label="A baker at a bench, lit from the side by an oven door"
    >
      <rect width="196" height="236" className={styles.wall} />
      <rect x="132" y="40" width="64" height="90" className={styles.black} />
      <rect x="140" y="50" width="56" height="66" className={styles.lamp} />
      <path d="M132 50 0 16v170l132-68z" className={styles.beam} />
      <path
        d="M40 236c0-66 8-96 34-106l4-12c-12-8-16-22-13-36 3-12 12-18 23-18 14 0 23 9 23 23 0 12-4 20-11 26l1 14c22 8 30 26 34 50l-20 6-8-18v71z"
        className={styles.figure}
      />
      <path d="M64 78c2-18 14-26 28-24 12 1 20 9 20 18z" className={styles.cap} />
      <rect y="186" width="196" height="50" className={styles.black} />
      <path d="M96 184c4-10 64-12 70 0zM150 190c4-9 46-9 46 0z" className={styles.loaves} />
    </svg>
  );
}
