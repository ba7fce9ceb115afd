import { addressOf, type BrainstormNote } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { failureText } from '../../lib/api.ts';
import { goToCapturePlace } from '../../lib/capture-place.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useNews } from '../../lib/use-news.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { ShowMore } from '../../ui/pagination/show-more.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { starNote } from './brainstorm-queries.ts';
import { QuickCapture } from './capture/quick-capture.tsx';
import { TipsPanel } from './capture/tips-panel.tsx';
import type { NoteCardActs } from './list/note-card.tsx';
import { NoteFilters } from './list/note-filters.tsx';
import { NoteList } from './list/note-list.tsx';
import { useNotes } from './list/use-notes.ts';
import styles from './note-board.module.css';
import { everyNote, noteQuery, useWantedNotes } from './wanted-notes.ts';

interface NoteBoardProps {
  /** Makes a prompt of a note; absent where no step does that. */
  onPrompt?: ((note: BrainstormNote) => void) | undefined;
}

/** Quick capture, and everything that was captured. */
export function NoteBoard({ onPrompt }: NoteBoardProps) {
  const [wanted, setWanted] = useWantedNotes();
  const { list, notes, total, isFiltered, fetchMore } = useNotes(wanted);
  const [news, announce] = useNews();
  const cards = useRef<HTMLUListElement>(null);
  const { mutate: setStar } = useMutation(starNote);
  const setTag = useLatest((tag: string) => setWanted({ tag }));
  const makePrompt = useLatest((note: BrainstormNote) => onPrompt?.(note));

  const awaitLoss = useFocusAfter(notes, () => {
    if (cards.current) cards.current.focus({ preventScroll: true });
    else focusHeading();
  });
  const canPrompt = onPrompt !== undefined;
  /** The same object for as long as may be: what does not change is not drawn anew while one scrolls. */
  const acts = useMemo<NoteCardActs>(
    () => ({
      onStar: (note) => setStar(note),
      onTag: setTag,
      onPrompt: canPrompt ? makePrompt : undefined,
      onDeleted: awaitLoss,
      announce,
    }),
    [setStar, setTag, canPrompt, makePrompt, awaitLoss, announce],
  );

  /** Among no notes there is nothing to look for. */
  const isBare = notes?.length === 0 && !isFiltered && !list.isPlaceholderData;

  return (
    <div className={styles.board}>
      <div className={styles.side}>
        <QuickCapture />
        <TipsPanel />
      </div>
      <section className={styles.notes} aria-label="What you captured" aria-busy={list.isFetching}>
        {!isBare && <NoteFilters wanted={wanted} onChange={setWanted} />}
        {!notes && list.error && (
          <ErrorState title="Your notes did not load" kept="Nothing is lost." onRetry={list.refetch}>
            {failureText(list.error)}
          </ErrorState>
        )}
        {!notes && !list.error && <SkeletonBox label="Loading your notes" shape="card" />}
        {notes && !isBare && (
          <div className={styles.found}>
            <p role="status">{foundText(total ?? notes.length, total === null && list.hasNextPage)}</p>
            {notes.length > 0 && (
              <ButtonLink
                size="s"
                look="bare"
                download
                href={addressOf('GET /api/brainstorm-notes/export', { query: noteQuery(wanted) })}
              >
                <Download aria-hidden="true" />
                Export as Markdown
              </ButtonLink>
            )}
          </div>
        )}
        {notes?.length === 0 && (
          <EmptyState
            title="No notes found"
            action={
              isFiltered ? (
                <Button onClick={() => setWanted(everyNote)}>Show all notes</Button>
              ) : (
                <Button onClick={() => goToCapturePlace()}>Write a note</Button>
              )
            }
          >
            {isFiltered ? 'Try adjusting your filters' : 'Start capturing your ideas and inspirations'}
          </EmptyState>
        )}
        {notes && notes.length > 0 && (
          <>
            <NoteList notes={notes} total={total} acts={acts} listRef={cards} onNearEnd={fetchMore} />
            {(list.hasNextPage || list.isFetchNextPageError) && (
              <ShowMore
                text={
                  total === null ? `${notes.length} shown` : `${notes.length} of ${total.toLocaleString()}`
                }
                word="Show more"
                isLoading={list.isFetchingNextPage}
                failure={list.isFetchNextPageError ? 'The next ones did not load.' : undefined}
                onMore={() => void list.fetchNextPage()}
              />
            )}
          </>
        )}
      </section>
      {news}
    </div>
  );
}

function foundText(count: number, isMore: boolean): string {
  if (isMore) return `${count.toLocaleString()} notes and more`;
  return count === 1 ? '1 note' : `${count.toLocaleString()} notes`;
}
