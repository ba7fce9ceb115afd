import { oneClickPanel } from '@cuewright/engine/content/one-click-panel';
import type { Mode } from '../../lib/address.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './feature-tiles.module.css';

/** What a roll is and what it costs. */
export function FeatureTiles({ mode, isStacked = false }: { mode: Mode; isStacked?: boolean }) {
  return (
    <ul className={classNames(styles.tiles, isStacked && styles.stacked)} aria-label="About One-Click">
      {oneClickPanel[mode].tiles.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
