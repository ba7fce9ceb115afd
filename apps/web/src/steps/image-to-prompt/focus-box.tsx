import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import styles from './focus-box.module.css';

interface FocusBoxProps {
  region: Analyzed['measured']['focus']['region'];
  horizon: Analyzed['measured']['horizon'];
}

/** What was measured, drawn where it was found. The words beside the picture say the same. */
export function FocusBox({ region, horizon }: FocusBoxProps) {
  if (!region && !horizon) return null;
  const at = (share: number) => `${share * 100}%`;
  return (
    <svg className={styles.found} aria-hidden="true">
      {horizon && <line className={styles.horizon} x1="0" x2="100%" y1={at(horizon.y)} y2={at(horizon.y)} />}
      {region && (
        <>
          <rect
            className={styles.focusEdge}
            x={at(region.x)}
            y={at(region.y)}
            width={at(region.width)}
            height={at(region.height)}
          />
          <rect
            className={styles.focus}
            x={at(region.x)}
            y={at(region.y)}
            width={at(region.width)}
            height={at(region.height)}
          />
          <svg x={at(region.x)} y={at(region.y)} overflow="visible" aria-hidden="true">
            <rect className={styles.tape} x="6" y="6" width="46" height="20" />
            <text className={styles.tapeWord} x="29" y="20" textAnchor="middle">
              Focus
            </text>
          </svg>
        </>
      )}
    </svg>
  );
}
