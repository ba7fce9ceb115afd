import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type Part, partLetters, type Segment } from '../part/part.ts';
import { partInk } from '../part/part-ink.ts';
import { segmentWords } from '../part/segment-words.ts';
import { scopeScale } from './scope-scale.ts';
import { traceWords, type Upright } from './trace.ts';
import styles from './word-scope.module.css';

interface TraceScopeProps {
  segments: readonly Segment[];
  /** Where the generator stops reading, in words. */
  limit?: number | undefined;
  /** The range in words that it reads best. */
  best?: readonly [from: number, to: number] | undefined;
  words: {
    /** "words". */
    unit: string;
    /** "reads best". */
    best: string;
    /** "limit". */
    limit: string;
    /** All that the picture says, in a sentence. */
    says: (count: number) => string;
  };
}

/** One upright per word, in the ink of its part, against what the generator reads. */
export function TraceScope({ segments, limit, best, words }: TraceScopeProps) {
  const counted = useMemo(() => segmentWords(segments), [segments]);
  const { end, ticks } = scopeScale({ words: counted.length, limit, best });
  const uprights = traceWords(counted, end, limit);
  const at = (count: number) => `${(100 * count) / end}%`;
  const hasLimit = limit !== undefined && limit <= end;
  /** Two legends side by side need this much of the scale. */
  const isRoomy = !best || !hasLimit || limit - best[0] > 0.4 * end;

  return (
    <div className={styles.scope}>
      <svg
        className={classNames(styles.plot, densityOf(end))}
        role="img"
        aria-label={words.says(counted.length)}
      >
        {best && (
          <>
            <rect className={styles.best} x={at(best[0])} width={at(best[1] - best[0])} y="0" height="100%" />
            <line className={styles.edge} x1={at(best[0])} x2={at(best[0])} y1="0" y2="100%" />
            <line className={styles.edge} x1={at(best[1])} x2={at(best[1])} y1="0" y2="100%" />
            <text className={styles.legend} x={at(best[0])} y="0" dx="4" dy="11">
              {words.best}
            </text>
          </>
        )}
        <svg
          x="0"
          y="26%"
          width="100%"
          height="74%"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {inksOf(uprights).map(([part, path]) => (
            <path key={part ?? ''} className={partInk(part)} d={path} />
          ))}
          <path className={styles.cut} d={drawn(uprights.filter(({ isCut }) => isCut))} />
        </svg>
        <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
        {hasLimit && (
          <>
            <line className={styles.limit} x1={at(limit)} x2={at(limit)} y1="0" y2="100%" />
            {isRoomy && (
              <text className={styles.limitLegend} x={at(limit)} y="0" dx="-4" dy="11" textAnchor="end">
                {words.limit}
              </text>
            )}
          </>
        )}
      </svg>
      <svg className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x={at(tick)} y="75%" textAnchor={anchorOf(tick, end)}>
            {tick.toLocaleString('en')}
            {tick === end && ` ${words.unit}`}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The first and the last stay within the scale. */
function anchorOf(tick: number, end: number) {
  if (tick === 0) return 'start';
  return tick === end ? 'end' : 'middle';
}

/** The more words, the thinner they stand. */
function densityOf(end: number): string | undefined {
  if (end <= 120) return styles.loose;
  return end <= 200 ? styles.close : styles.dense;
}

/** One path for each ink, however many words: a thousand elements would be felt while typing. */
function inksOf(uprights: readonly Upright[]): [Part | undefined, string][] {
  const inks = [...(Object.keys(partLetters) as Part[]), undefined];
  return inks
    .map((ink): [Part | undefined, string] => [
      ink,
      drawn(uprights.filter(({ part, isCut }) => part === ink && !isCut)),
    ])
    .filter(([, path]) => path !== '');
}

function drawn(uprights: readonly Upright[]): string {
  return uprights.map(({ x, height }) => `M${round(x)} 1v-${round(height)}`).join('');
}

function round(share: number): number {
  return Math.round(share * 1e5) / 1e5;
}
