import { oneClickPanel } from '@cuewright/engine/content/one-click-panel';
import type { Mode } from '../../lib/address.ts';
import styles from './feature-tiles.module.css';

/** What a roll is and what it costs. */
export function FeatureTiles({ mode }: { mode: Mode }) {
  return (
    <ul className={styles.tiles} aria-label="About One-Click">
      {oneClickPanel[mode].tiles.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
