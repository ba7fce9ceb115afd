import type { WorkspacePrompt } from '@cuewright/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import { useListPlace } from '../../lib/use-list-place.ts';
import { PromptRow, type PromptRowActs } from './prompt-row.tsx';
import styles from './workspaces.module.css';

/** What a row is taken for until it has been measured. */
const usualHeight = () => 88;
const AHEAD = 8;

interface PromptRowsProps {
  prompts: readonly WorkspacePrompt[];
  chosen: ReadonlySet<string>;
  acts: PromptRowActs;
  listRef: RefObject<HTMLUListElement | null>;
  /** The end of what is there comes into sight. */
  onNearEnd: () => void;
}

/** The rows that are in sight, and a few more. */
export function PromptRows({ prompts, chosen, acts, listRef, onNearEnd }: PromptRowsProps) {
  const { top } = useListPlace(listRef);
  const rows = useWindowVirtualizer({
    count: prompts.length,
    estimateSize: usualHeight,
    // The same function for the same prompts: another one would have every place reckoned anew.
    getItemKey: useCallback((index: number) => prompts[index]?.id ?? index, [prompts]),
    overscan: AHEAD,
    scrollMargin: top,
    // Drawn in a task of its own, not within the one that scrolls.
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();
  const isNearEnd = prompts.length > 0 && (shown.at(-1)?.index ?? 0) >= prompts.length - AHEAD * 2;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  return (
    <ul
      ref={listRef}
      className={styles.rows}
      aria-label="Prompts"
      tabIndex={-1}
      style={{ height: rows.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const prompt = prompts[index];
        return (
          prompt && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles.place}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <PromptRow prompt={prompt} isChosen={chosen.has(prompt.id)} acts={acts} />
            </li>
          )
        );
      })}
    </ul>
  );
}
