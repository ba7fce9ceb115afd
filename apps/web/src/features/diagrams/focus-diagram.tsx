import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';

/** How far each of five things, from near to far, is out of focus, in units of the drawing. */
const focuses = {
  'shallow-focus': [16, 0, 9, 15, 20],
  'deep-focus': [0, 0, 0, 0, 0],
  'rack-focus': [0, 7, 12, 7, 0],
  'soft-focus': [5, 5, 5, 5, 5],
  'split-diopter': [0, 10, 12, 10, 0],
  'depth-of-field': [9, 0, 0, 5, 11],
  'tilt-shift-lens': [14, 8, 0, 8, 14],
  aperture: [12, 0, 7, 11, 14],
} as const;

export type FocusId = keyof typeof focuses;
export const focusIds = Object.keys(focuses) as FocusId[];

/** From the nearest on the left to the farthest on the right. What is not in focus spreads. */
export function FocusDiagram({ focus }: { focus: FocusId }) {
  return (
    <Diagram>
      <path className={styles.floor} d="M0 132 320 100V180H0Z" />
      {focuses[focus].map((blur, n) => {
        const x = 46 + n * 57;
        const r = 22 - n * 3;
        const y = 100 - n * 6;
        return blur === 0 ? (
          <circle key={x} className={styles.solid} cx={x} cy={y} r={r} />
        ) : (
          [1, 0.6, 0.2, -0.2].map((share) => (
            <circle key={`${x} ${share}`} className={styles.blur} cx={x} cy={y} r={r + blur * share} />
          ))
        );
      })}
      {focus === 'rack-focus' && <path className={styles.move} d="M60 152H262M250 144 265 152 250 160" />}
      <text x="12" y="172" fontSize="12">
        Near
      </text>
      <text x="308" y="172" fontSize="12" textAnchor="end">
        Far
      </text>
    </Diagram>
  );
}
