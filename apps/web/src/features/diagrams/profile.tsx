import styles from './diagram.module.css';

/** Somebody from the side, down to the chest, looking right; the eyes at 0,0. Turned round, they look left. */
export function Profile({
  x,
  y,
  scale = 1,
  isTurned = false,
}: {
  x: number;
  y: number;
  scale?: number;
  isTurned?: boolean;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${isTurned ? -scale : scale} ${scale})`}
      strokeWidth={1.5 / scale}
    >
      <path
        className={styles.dark}
        d="M-52 92C-50 56-34 46-22 42V30C-38 18-40-18-18-28 4-34 18-20 16-4L26 10 17 13C17 26 12 30 2 29V42C18 46 30 58 32 92Z"
      />
      <path d="M4-1H12" />
    </g>
  );
}
