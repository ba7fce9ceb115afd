import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { NewNote } from './new-note.tsx';
import { NoteCard } from './note-card.tsx';
import styles from './notes.module.css';
import { notesQuery } from './notes-queries.ts';

export function NotesPage() {
  const [{ news, count }, setNews] = useState({ news: '', count: 0 });
  const heading = useRef<HTMLHeadingElement>(null);

  /** Each a new element, or the same words a second time would not be read out. */
  function announce(text: string) {
    setNews((last) => ({ news: text, count: last.count + 1 }));
  }

  function onDeleted() {
    announce('Note deleted');
    heading.current?.focus();
  }

  return (
    <>
      <p className={styles.lead}>For yourself alone. A lens that worked, a lamp that did not.</p>
      <div className={styles.columns}>
        <NewNote onSaved={() => announce('Note saved')} />
        <section aria-labelledby="notes-heading">
          <h2 id="notes-heading" className={styles.heading} ref={heading} tabIndex={-1}>
            Your notes
          </h2>
          <NoteList onChanged={() => announce('Note changed')} onDeleted={onDeleted} />
        </section>
      </div>
      <VisuallyHidden role="status">
        <span key={count}>{news}</span>
      </VisuallyHidden>
    </>
  );
}

function NoteList(told: { onChanged: () => void; onDeleted: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notesQuery);
  const notes = data?.pages.flatMap((page) => page.notes);

  if (!notes && error) {
    return (
      <ErrorState title="Your notes did not load" kept="Nothing is lost." onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!notes) return <SkeletonBox label="Loading notes" shape="card" />;
  if (notes.length === 0) {
    return (
      <EmptyState title="No notes yet">Write one down before it is gone. Half a line is enough.</EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {notes.map((note) => (
          <NoteCard key={note.id} note={note} {...told} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
