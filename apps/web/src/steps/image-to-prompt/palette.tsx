import type { CSSProperties } from 'react';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { percent } from './luminance-words.ts';
import styles from './palette.module.css';

/** The colours of the picture, each as wide as its share of the frame. */
export function Palette({ swatches }: { swatches: Analyzed['measured']['palette'] }) {
  return (
    <ul className={styles.palette} aria-label="Palette, by share of the frame">
      {swatches.map(({ hex, name, share }) => (
        <li key={hex} style={{ '--share': Math.round(share * 100) } as CSSProperties}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <span>
            <b>{percent(share)}</b> {name} <span className={styles.hex}>{hex.toUpperCase()}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
