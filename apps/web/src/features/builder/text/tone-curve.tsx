import { castOf } from '@cuewright/engine/warmth';
import { memo } from 'react';
import styles from './tone-curve.module.css';
import { toneCurvePath } from './tone-curve-path.ts';

const SIZE = 40;

/** A mood as a grader sees it: how dark its darks are, how bright its lights, and to which colour it leans. */
export const ToneCurve = memo(function ToneCurve({
  curve,
  text,
}: {
  curve: readonly number[];
  text: string;
}) {
  const path = toneCurvePath(curve, SIZE);
  return (
    <svg className={styles.thumb} viewBox={`0 0 ${SIZE} ${SIZE}`} data-cast={castOf(text)} aria-hidden="true">
      <path
        className={styles.grid}
        d={`M10 0V${SIZE}M20 0V${SIZE}M30 0V${SIZE}M0 10H${SIZE}M0 20H${SIZE}M0 30H${SIZE}`}
      />
      <path className={styles.area} d={`${path}V${SIZE}H0Z`} />
      <path className={styles.line} d={path} />
    </svg>
  );
});
