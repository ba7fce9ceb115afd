import styles from './diagram.module.css';

/** The corners of the frame: what is within them is in the picture. */
export function FrameCorners() {
  return <path className={styles.faint} d="M8 24V8H24M296 8H312V24M312 156V172H296M24 172H8V156" />;
}
