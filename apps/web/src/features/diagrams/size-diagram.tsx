import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';
import { FrameCorners } from './frame-corners.tsx';

/** How tall somebody is in the frame, and where the soles stand. The frame is 180 high. */
const sizes = {
  'extreme-wide-shot': { scale: 0.1, y: 138 },
  'establishing-shot': { scale: 0.16, y: 142 },
  'wide-shot': { scale: 0.5, y: 150 },
  'full-shot': { scale: 0.79, y: 170 },
  'medium-wide-shot': { scale: 1.15, y: 242 },
  'medium-shot': { scale: 1.7, y: 358 },
  'medium-close-up': { scale: 2.45, y: 510 },
  'close-up': { scale: 4, y: 826 },
  'extreme-close-up': { scale: 11, y: 2150 },
} as const;

export type SizeId = keyof typeof sizes;
export const sizeIds = Object.keys(sizes) as SizeId[];

/** What of somebody is in the frame. */
export function SizeDiagram({ size }: { size: SizeId }) {
  const { scale, y } = sizes[size];
  const isPlace = size === 'extreme-wide-shot' || size === 'establishing-shot';
  return (
    <Diagram>
      <path className={styles.floor} d={`M0 ${isPlace ? 128 : 118}H320V180H0Z`} />
      {isPlace && (
        <path className={styles.far} d="M0 128V84L40 62 86 92 130 48 190 100 236 74 320 118V128Z" />
      )}
      {size === 'establishing-shot' && <path className={styles.dark} d="M196 142V96L226 76 256 96V142Z" />}
      <Figure x={160} y={y} scale={scale} />
      <FrameCorners />
    </Diagram>
  );
}
