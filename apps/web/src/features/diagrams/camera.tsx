import styles from './diagram.module.css';

/** A camera with its lens at the point that is given, looking right; turned by degrees. */
export function Camera({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className={styles.dark} d="M-30-9H-8V9H-30ZM-8-4 0-8V8L-8 4Z" />
    </g>
  );
}
