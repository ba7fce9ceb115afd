import { type ReactNode, useCallback, useMemo } from 'react';
import { useTermFinder } from '../../features/builder/terms/use-term-finder.ts';
import type { Mark } from '../../ui/prompt-surface/split-runs.ts';
import styles from './result.module.css';

/** Words of the trade in a prompt, marked, each with what it means. */
export function useTermMarks(prompt: string): {
  marks: readonly Mark[];
  explain: (id: string, close: () => void) => ReactNode;
} {
  const find = useTermFinder();
  const found = useMemo(
    // Behind two dashes it is no word but a flag of the generator.
    () => find?.(prompt).filter(({ start }) => !prompt.slice(0, start).endsWith('--')) ?? [],
    [find, prompt],
  );
  const marks = useMemo(
    () => found.map(({ term, start, end }) => ({ id: term.id, start, end, severity: 'hint' as const })),
    [found],
  );
  const explain = useCallback(
    (id: string) => {
      const term = found.find((one) => one.term.id === id)?.term;
      return (
        term && (
          <div className={styles.term}>
            <b>{term.name}</b>
            <p>{term.definition}</p>
          </div>
        )
      );
    },
    [found],
  );
  return { marks, explain };
}
