import type { BrainstormNote } from '@cuewright/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useListPlace } from '../../../lib/use-list-place.ts';
import { classNames } from '../../../ui/class-names.ts';
import { NoteCard, type NoteCardActs } from './note-card.tsx';
import styles from './note-list.module.css';

/** What a card is taken for until it has been measured. */
const usualHeight = () => 170;
const AHEAD = 6;
/** From this width on there are two columns. */
const TWO_FROM = 620;

interface NoteListProps {
  notes: readonly BrainstormNote[];
  total: number | null;
  acts: NoteCardActs;
  listRef: RefObject<HTMLUListElement | null>;
  /** The end of what is there comes into sight. */
  onNearEnd: () => void;
}

/** The cards that are in sight, and a few more: a list of thousands costs no more than a screen. */
export function NoteList({ notes, total, acts, listRef, onNearEnd }: NoteListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { width, top } = useListPlace(listRef);
  const lanes = width >= TWO_FROM ? 2 : 1;
  const rows = useWindowVirtualizer({
    count: notes.length,
    estimateSize: usualHeight,
    // The same function for the same notes: another one would have every place reckoned anew.
    getItemKey: useCallback((index: number) => notes[index]?.id ?? index, [notes]),
    overscan: AHEAD,
    scrollMargin: top,
    lanes,
    // Drawn in a task of its own, not within the one that scrolls.
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const isNearEnd = notes.length > 0 && last >= notes.length - AHEAD * 2;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  const onOpen = useCallback((id: string, isOpen: boolean) => {
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);

  return (
    <ul
      ref={listRef}
      className={styles.list}
      aria-label="Notes"
      tabIndex={-1}
      style={{ height: rows.getTotalSize() }}
    >
      {shown.map(({ index, key, start, lane }) => {
        const note = notes[index];
        return (
          note && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              className={classNames(styles.row, lanes > 1 && styles.half, lane > 0 && styles.second)}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <NoteCard note={note} isOpen={open.has(note.id)} onOpen={onOpen} acts={acts} />
            </li>
          )
        );
      })}
    </ul>
  );
}
