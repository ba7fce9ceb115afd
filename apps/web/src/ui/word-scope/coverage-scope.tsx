import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type Part, partLetters, type Segment } from '../part/part.ts';
import { partInk } from '../part/part-ink.ts';
import { segmentWords } from '../part/segment-words.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { coverWords } from './coverage.ts';
import styles from './word-scope.module.css';

interface CoverageScopeProps {
  segments: readonly Segment[];
  /** The parts that are asked for, in their order, with their names. */
  parts: readonly { part: Part; name: string }[];
  here?: Part | undefined;
  /** "Words per part", and "words" for a count. */
  words: { label: string; unit: string };
}

/** One column per part: a dash for each of its words, as broad as the word is long. */
export function CoverageScope({ segments, parts, here, words }: CoverageScopeProps) {
  const { columns, top, each } = useMemo(
    () =>
      coverWords(
        segmentWords(segments),
        parts.map(({ part }) => part),
      ),
    [segments, parts],
  );
  const rows = Math.ceil(top / each);

  return (
    <div className={styles.coverage}>
      <div className={styles.heights} aria-hidden="true">
        <span>{top}</span>
        {top % 2 === 0 && <span>{top / 2}</span>}
        <span>0</span>
      </div>
      <ul className={styles.columns} aria-label={words.label}>
        {columns.map(({ part, words: count, dashes }, n) => (
          <li key={part} className={classNames(partInk(part), part === here && styles.here)}>
            <svg viewBox={`0 0 1 ${rows}`} preserveAspectRatio="none" aria-hidden="true">
              <path
                d={dashes
                  .map((width, row) => {
                    const broad = 0.2 + 0.8 * width;
                    return `M${(1 - broad) / 2} ${rows - row - 0.25}h${broad}v-0.5h-${broad}z`;
                  })
                  .join('')}
              />
            </svg>
            <span className={classNames(styles.count, count === 0 && styles.none)}>
              <b aria-hidden="true">{partLetters[part]}</b>
              <VisuallyHidden>{parts[n]?.name}: </VisuallyHidden>
              {count}
              <VisuallyHidden> {words.unit}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
