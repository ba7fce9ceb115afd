import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** From the side: where the camera stands, and what it is turned to, in the drawing's own units. */
const heights = {
  'eye-level': { x: 76, y: 47, to: [210, 47] },
  'shoulder-level': { x: 76, y: 60, to: [210, 60] },
  'hip-level': { x: 76, y: 96, to: [210, 96] },
  'ground-level': { x: 76, y: 148, to: [210, 140] },
  'low-angle': { x: 84, y: 136, to: [214, 60] },
  'high-angle': { x: 84, y: 24, to: [212, 78] },
  'worms-eye': { x: 176, y: 150, to: [212, 40] },
  overhead: { x: 220, y: 18, to: [220, 100] },
  aerial: { x: 60, y: 16, to: [216, 130] },
} as const;

/** From above: the side of somebody who looks down the page. */
const sides = {
  profile: { x: 62, y: 92 },
  'three-quarter': { x: 84, y: 146 },
  'from-behind': { x: 160, y: 26 },
  'over-the-shoulder': { x: 122, y: 22 },
  'point-of-view': { x: 160, y: 82 },
} as const;

export type AngleId = keyof typeof heights | keyof typeof sides | 'dutch-angle';
export const angleIds = [...Object.keys(heights), ...Object.keys(sides), 'dutch-angle'] as AngleId[];

export function AngleDiagram({ angle }: { angle: AngleId }) {
  if (angle === 'dutch-angle') return <Tilted />;
  return angle in heights ? (
    <FromTheSide angle={angle as keyof typeof heights} />
  ) : (
    <FromAbove angle={angle as keyof typeof sides} />
  );
}

function FromTheSide({ angle }: { angle: keyof typeof heights }) {
  const {
    x,
    y,
    to: [toX, toY],
  } = heights[angle];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const isAerial = angle === 'aerial';
  return (
    <Diagram>
      <path className={styles.floor} d="M0 160H320V180H0Z" />
      <path d="M0 160H320" />
      <Figure x={220} y={160} scale={isAerial ? 0.2 : 0.6} />
      <path className={styles.day} strokeDasharray="4 5" d={`M${x} ${y}L${toX} ${toY}`} />
      <Camera x={x} y={y} turn={turn} />
    </Diagram>
  );
}

function FromAbove({ angle }: { angle: keyof typeof sides }) {
  const { x, y } = sides[angle];
  const isOver = angle === 'over-the-shoulder';
  const [toX, toY] = isOver || angle === 'point-of-view' ? [160, 152] : [160, 92];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return (
    <Diagram>
      <Head x={160} y={isOver || angle === 'point-of-view' ? 62 : 92} />
      {(isOver || angle === 'point-of-view') && <Head x={160} y={152} isTurned />}
      <path className={styles.day} strokeDasharray="4 5" d={`M${x} ${y}L${toX} ${toY}`} />
      <Camera x={x} y={y} turn={turn} />
    </Diagram>
  );
}

/** A head from above, looking down the page. */
function Head({ x, y, isTurned = false }: { x: number; y: number; isTurned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${isTurned ? 180 : 0})`}>
      <ellipse className={styles.dark} rx="30" ry="11" />
      <circle className={styles.solid} r="12" />
      <path className={styles.solid} d="M-5 10 0 19 5 10Z" />
    </g>
  );
}

function Tilted() {
  return (
    <Diagram>
      <g transform="rotate(-14 160 90)">
        <path className={styles.floor} d="M-60 132H380V260H-60Z" />
        <path d="M-60 132H380" />
        <Figure x={160} y={170} scale={0.7} />
      </g>
    </Diagram>
  );
}
