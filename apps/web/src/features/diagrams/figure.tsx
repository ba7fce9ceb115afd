import styles from './diagram.module.css';

interface FigureProps {
  x: number;
  y: number;
  scale: number;
  /** Known by the edge alone. */
  isBlank?: boolean;
}

/** Somebody standing, two hundred units tall from the soles at 0,0 up, with what a face is known by. */
export function Figure({ x, y, scale, isBlank = false }: FigureProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={1.5 / scale}>
      <path
        className={isBlank ? styles.black : styles.dark}
        d="M-14 0-17-84-31-92-27-142C-25-156-14-162-7-164V-172C-17-178-19-196-8-200-2-203 6-202 11-198 20-190 16-177 8-172V-164C15-162 26-156 28-142L32-92 18-84 15 0Z"
      />
      {!isBlank && (
        <path d="M0-2V-80M-17-84H18M-21-92-18-136M22-92 19-136M-9-188H-3M4-188H10M1-186V-181M-4-176.500H5" />
      )}
    </g>
  );
}
