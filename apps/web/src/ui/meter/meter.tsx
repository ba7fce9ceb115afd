import { Infinity as InfinitySign } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './meter.module.css';
import { meterTone } from './meter-tone.ts';

interface MeterProps {
  /** "Prompts today". */
  label: string;
  used: number;
  /** Without one there is no end: ∞. */
  limit?: number | undefined;
  /** "2 of 6", "41 today": shown, and read out when it changes. */
  text: string;
}

/** As many can be counted at a glance; more become one bar. */
const MOST_CELLS = 12;

export function Meter({ label, used, limit, text }: MeterProps) {
  return (
    <div className={styles.meter}>
      <span>{label}</span>
      {limit !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a meter element has a look of its own in every browser
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={text}
          className={styles[meterTone(used, limit)]}
        >
          <Gauge used={used} limit={limit} />
        </div>
      )}
      <span className={styles.text}>{text}</span>
      {limit === undefined && <InfinitySign aria-hidden="true" />}
      <Announcement text={`${label}: ${text}`} />
    </div>
  );
}

function Gauge({ used, limit }: { used: number; limit: number }) {
  if (limit > MOST_CELLS) {
    return (
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.filled} width={`${Math.min(100, (100 * used) / limit)}%`} height="100%" />
      </svg>
    );
  }
  return (
    <div className={styles.cells} aria-hidden="true">
      {Array.from({ length: limit }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <span key={n} className={n < used ? styles.on : undefined} />
      ))}
    </div>
  );
}

/** Speaks only when the text is another than it was at first. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  if (text !== first && !hasChanged) setChanged(true);
  return <VisuallyHidden role="status">{hasChanged && text}</VisuallyHidden>;
}
