import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';
import { Head } from './head.tsx';

/** From the side: where the camera stands, and what it is turned to, in the drawing's own units. */
const heights = {
  'eye-level': { x: 76, y: 47, to: [210, 47] },
  'shoulder-level': { x: 76, y: 60, to: [210, 60] },
  'hip-level': { x: 76, y: 96, to: [210, 96] },
  'ground-level': { x: 76, y: 148, to: [210, 140] },
  'low-angle': { x: 84, y: 136, to: [214, 60] },
  'high-angle': { x: 84, y: 24, to: [212, 78] },
  'worms-eye': { x: 180, y: 128, to: [210, 46] },
  overhead: { x: 220, y: 40, to: [220, 104], scale: 0.48 },
  aerial: { x: 78, y: 36, to: [216, 130], scale: 0.2 },
  selfie: { x: 156, y: 36, to: [208, 58] },
} as const satisfies Record<string, { x: number; y: number; to: readonly [number, number]; scale?: number }>;

const SCALE = 0.6;

/** From above: the side of somebody who looks down the page. */
const sides = {
  profile: { x: 62, y: 92 },
  'three-quarter': { x: 84, y: 146 },
  'from-behind': { x: 160, y: 44 },
  'over-the-shoulder': { x: 118, y: 40 },
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
  const height = heights[angle];
  const {
    x,
    y,
    to: [toX, toY],
  } = height;
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return (
    <Diagram>
      <path className={styles.floor} d="M0 160H320V180H0Z" />
      <path d="M0 160H320" />
      <Figure x={220} y={160} scale={'scale' in height ? height.scale : SCALE} />
      {angle === 'selfie' && <path d="M206 80 176 58 146 38" />}
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
      {(isOver || angle === 'point-of-view') && <Head x={160} y={152} turn={180} />}
      <path className={styles.day} strokeDasharray="4 5" d={`M${x} ${y}L${toX} ${toY}`} />
      <Camera x={x} y={y} turn={turn} />
    </Diagram>
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
