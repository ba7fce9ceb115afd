import type { LibraryPrompt } from '@cuewright/engine/content/library';
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useListPlace } from '../../lib/use-list-place.ts';
import { classNames } from '../../ui/class-names.ts';
import { useOpenCard } from './open-card.ts';
import { packRows } from './pack-rows.ts';
import { PromptCard } from './prompt-card.tsx';
import { PromptLine } from './prompt-line.tsx';
import styles from './prompt-rows.module.css';
import { useColumns } from './use-columns.ts';
import type { Wanted } from './wanted.ts';

interface PromptRowsProps {
  prompts: readonly LibraryPrompt[];
  view: Wanted['view'];
  onUse: (prompt: LibraryPrompt) => void;
}

/** About how high a row is, until it has been seen. */
const HEIGHTS = { grid: 360, list: 112 };
const ROWS_AHEAD = 3;

/** How high rows turned out: whoever comes back finds the page as long as they left it, and so the place they were at. */
const seenHeights = new Map<string, number>();

/** Only the rows on and near the screen are on the page, whatever the library holds. */
export function PromptRows({ prompts, view, onUse }: PromptRowsProps) {
  const wide = useColumns();
  const columns = view === 'grid' ? wide : 1;
  const [openId, setOpen] = useOpenCard();
  const rows = useMemo(() => packRows(prompts, columns, openId), [prompts, columns, openId]);
  const list = useRef<HTMLDivElement>(null);
  const { top } = useListPlace(list);
  const nameOf = (n: number) =>
    [view, ...(rows[n] ?? []).map(({ id }) => (id === openId ? `${id}, open` : id))].join(' ');
  const windowed = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (n) => seenHeights.get(nameOf(n)) ?? HEIGHTS[view],
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      seenHeights.set(nameOf(Number(element.getAttribute('data-index'))), height);
      return height;
    },
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    // A card stays in its row when it opens, and so keeps the focus, whoever else has to leave the row.
    getItemKey: (n) => `${view} ${n}`,
  });

  return (
    <div ref={list} className={styles.rows} style={{ height: windowed.getTotalSize() }}>
      {windowed.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={windowed.measureElement}
          data-index={index}
          className={classNames(styles.row, styles[`columns${columns}`])}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {rows[index]?.map((prompt) =>
            view === 'grid' ? (
              <PromptCard
                key={prompt.id}
                prompt={prompt}
                isOpen={prompt.id === openId}
                onToggle={() => setOpen(prompt.id === openId ? undefined : prompt.id)}
                onUse={() => onUse(prompt)}
              />
            ) : (
              <PromptLine key={prompt.id} prompt={prompt} onUse={() => onUse(prompt)} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
