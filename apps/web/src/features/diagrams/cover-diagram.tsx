import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Head } from './head.tsx';

const [LEFT, RIGHT] = [112, 208];

interface Place {
  x: number;
  y: number;
  turn: number;
}

/** Where cameras stand to two people who talk. The line through the two is not crossed. */
const places = {
  'one-eighty-rule': [
    { x: 84, y: 138, turn: -30 },
    { x: 236, y: 138, turn: 210 },
  ],
  'shot-reverse-shot': [
    { x: 70, y: 110, turn: -12 },
    { x: 250, y: 110, turn: 192 },
  ],
  'master-shot': [{ x: 160, y: 140, turn: -90 }],
  coverage: [
    { x: 160, y: 140, turn: -90 },
    { x: 70, y: 110, turn: -12 },
    { x: 250, y: 110, turn: 192 },
    { x: 112, y: 130, turn: -60 },
    { x: 208, y: 130, turn: 240 },
  ],
} as const satisfies Record<string, readonly Place[]>;

export type CoverId = keyof typeof places;
export const coverIds = Object.keys(places) as CoverId[];

export function CoverDiagram({ of }: { of: CoverId }) {
  const isRule = of === 'one-eighty-rule';
  return (
    <Diagram>
      {isRule && <path className={styles.tint} d="M20 72H300V168H20Z" />}
      {isRule && <path className={styles.lamp} strokeDasharray="6 5" d="M20 72H300" />}
      {of === 'master-shot' && <path className={styles.cone} d="M160 140 52 28H268Z" />}
      <Head x={LEFT} y={72} turn={-90} />
      <Head x={RIGHT} y={72} turn={90} />
      {places[of].map(({ x, y, turn }) => (
        <Camera key={`${x} ${y}`} x={x} y={y} turn={turn} />
      ))}
      {isRule && (
        <>
          <g className={styles.ghost}>
            <Camera x={160} y={42} turn={90} />
          </g>
          <path className={styles.move} d="M144 8 176 42M176 8 144 42" />
        </>
      )}
    </Diagram>
  );
}
