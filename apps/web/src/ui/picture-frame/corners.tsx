import styles from './corners.module.css';

/** The marks in the corners of a picture, within whatever has a position. */
export function Corners() {
  return (
    <div className={styles.corners} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
