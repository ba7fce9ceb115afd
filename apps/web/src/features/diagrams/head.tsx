import styles from './diagram.module.css';

/** A head from above, looking down the page; turned by degrees. */
export function Head({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse className={styles.dark} rx="30" ry="11" />
      <circle className={styles.solid} r="12" />
      <path className={styles.solid} d="M-5 10 0 19 5 10Z" />
    </g>
  );
}
