import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import card from './card.module.css';
import styles from './luminance-card.module.css';
import { luminancePath, luminanceWords, zones } from './luminance-words.ts';

/** Light and dark over eleven zones, as photographers count them. */
export function LuminanceCard({ tone }: { tone: Analyzed['measured']['tone'] }) {
  const steps = tone.histogram.length;
  const aZone = steps / zones.length;
  const words = luminanceWords(tone);
  return (
    <section className={card.card} aria-labelledby="luminance">
      <div className={styles.cap}>
        <h2 id="luminance">Luminance</h2>
        <p className={card.small}>zones 0 to X, equal steps to the eye</p>
      </div>
      <div className={styles.histogram}>
        <svg
          viewBox={`0 0 ${steps} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Histogram. ${words}`}
        >
          {zones.slice(1).map((zone, at) => (
            <line key={zone} x1={(at + 1) * aZone} x2={(at + 1) * aZone} y1="0" y2="1" />
          ))}
          <path d={luminancePath(tone.histogram)} />
          {tone.clippedWhite >= 0.01 && <rect x={steps - 0.8} y="0" width="0.8" height="1" />}
          {tone.clippedBlack >= 0.01 && <rect x="0" y="0" width="0.8" height="1" />}
        </svg>
        <div className={styles.zones} aria-hidden="true">
          {zones.map((zone) => (
            <span key={zone}>{zone}</span>
          ))}
        </div>
        <p>{words}</p>
      </div>
    </section>
  );
}
