import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTabNews } from '../../../lib/tab-news.ts';
import { useGone } from '../../../lib/undoable-delete.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { notesQuery, refreshNotes } from '../brainstorm-queries.ts';
import { everyNote, isEveryNote, type WantedNotes } from '../wanted-notes.ts';

const SETTLED_MS = 200;

/** The notes that are wanted, without what looks deleted already; they follow what other tabs keep. */
export function useNotes(wanted: WantedNotes) {
  const words = useSettled(wanted.words, SETTLED_MS);
  const asked = { ...wanted, words };
  const list = useInfiniteQuery(notesQuery(asked));
  const gone = useGone();
  useTabNews('brainstorm', () => void refreshNotes());

  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const all = useMemo(() => data?.pages.flatMap((page) => page.notes), [data]);
  const notes = useMemo(() => all?.filter(({ id }) => !gone.has(id)), [all, gone]);
  const told = data?.pages.at(-1)?.total;
  const hidden = (all?.length ?? 0) - (notes?.length ?? 0);
  const fetchMore = useCallback(() => {
    // A page that failed waits to be asked for by hand.
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  return {
    list,
    notes,
    total: told === undefined || told === null ? null : told - hidden,
    isFiltered: !isEveryNote(asked) || !isEveryNote({ ...everyNote, words: wanted.words }),
    fetchMore,
  };
}
