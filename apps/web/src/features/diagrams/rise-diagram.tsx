import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** Moves that are seen from the side: the camera's turn, its height, and the way it takes. */
const rises = {
  static: { y: 84, turn: 0, path: 'M92 93 76 160M92 93 108 160M92 93V160' },
  'tilt-up': { y: 84, turn: -20, path: 'M140 108C150 88 150 70 138 46M149 56 137 44 134 61' },
  'tilt-down': { y: 70, turn: 20, path: 'M138 46C150 68 150 88 140 110M134 96 139 112 152 101' },
  'pedestal-up': { y: 84, turn: 0, path: 'M60 140V40M51 52 60 38 69 52' },
  'pedestal-down': { y: 84, turn: 0, path: 'M60 38V138M51 126 60 140 69 126' },
  'crane-up': { y: 84, turn: 10, path: 'M48 146C40 100 52 50 96 26M80 26 98 25 90 41' },
  'crane-down': { y: 70, turn: 20, path: 'M96 26C52 50 40 100 48 146M38 133 48 148 56 132' },
  roll: { y: 84, turn: 0, path: 'M70 52C84 34 110 36 116 56M120 42 117 58 103 52' },
  drone: { y: 30, turn: 34, path: 'M24 40C30 20 48 12 66 14M54 6 69 14 56 23' },
  'bolt-cam': { y: 64, turn: 10, path: 'M112 24C150 34 168 84 138 122M150 114 136 124 134 106' },
  'fpv-drone': { y: 56, turn: 20, path: 'M16 20C40 100 90 120 128 84M112 86 130 82 124 99' },
} as const;

export type RiseId = keyof typeof rises;
export const riseIds = Object.keys(rises) as RiseId[];

export function RiseDiagram({ move }: { move: RiseId }) {
  const { y, turn, path } = rises[move];
  return (
    <Diagram>
      <path className={styles.floor} d="M0 160H320V180H0Z" />
      <path d="M0 160H320" />
      <Figure x={230} y={160} scale={0.6} />
      {move === 'bolt-cam' && <path strokeWidth="3" d="M40 160V138H68V160M54 138 40 92 80 62" />}
      <Camera x={106} y={y} turn={turn} />
      <path className={move === 'static' ? undefined : styles.move} d={path} />
    </Diagram>
  );
}
