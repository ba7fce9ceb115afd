import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** The frame at its beginning and its end, one within the other; the arrows go from the first to the last. */
const zooms = {
  'zoom-in': 'M30 22 84 52M70 52 88 54 79 39M290 22 236 52M250 52 232 54 241 39',
  'zoom-out': 'M88 54 34 24M48 24 30 22 39 37M232 54 286 24M272 24 290 22 281 37',
  'crash-zoom': 'M18 16 92 57M22 40 84 74M74 56 94 58 83 41M302 16 228 57M298 40 236 74M246 56 226 58 237 41',
  'dolly-zoom': 'M88 54 34 24M48 24 30 22 39 37M160 176V132M150 144 160 130 170 144',
} as const;

export type ZoomId = keyof typeof zooms;
export const zoomIds = Object.keys(zooms) as ZoomId[];

export function ZoomDiagram({ zoom }: { zoom: ZoomId }) {
  return (
    <Diagram>
      <path className={styles.floor} d="M0 124H320V180H0Z" />
      <Figure x={160} y={152} scale={0.52} />
      <path className={styles.faint} d="M12 10H308V170H12Z" />
      <path strokeDasharray="5 4" d="M96 44H224V118H96Z" />
      <path className={styles.move} d={zooms[zoom]} />
    </Diagram>
  );
}
