import { memo } from 'react';
import styles from './term-list.module.css';
import { useTermFinder } from './use-term-finder.ts';

const MOST = 3;

/** What the words of the trade in a text mean: the last three that were written. */
export const TermList = memo(function TermList({ text }: { text: string }) {
  const find = useTermFinder();
  const found = find?.(text).slice(-MOST) ?? [];
  if (found.length === 0) return null;
  return (
    <dl className={styles.terms} aria-label="Words of the trade in this text">
      {found.map(({ term }) => (
        <div key={term.id}>
          <dt>{term.name}</dt>
          <dd>{term.definition}</dd>
        </div>
      ))}
    </dl>
  );
});
