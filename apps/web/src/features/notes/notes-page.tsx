import { plural } from '@cuewright/engine/plural';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../lib/api.ts';
import { hasTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { useGone } from '../../lib/undoable-delete.ts';
import { useNews } from '../../lib/use-news.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { ShowMore } from '../../ui/pagination/show-more.tsx';
import { PanelHead } from '../../ui/panel-head/panel-head.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { NewNote } from './new-note.tsx';
import { NoteCard } from './note-card.tsx';
import { newNoteForm } from './note-words.ts';
import styles from './notes.module.css';
import { notesQuery, useNotesNews } from './notes-queries.ts';
import { OrphanedEdits } from './orphaned-edits.tsx';

/** A person's private notes. With `add` it begins with a new one, and so it does where one is half written. */
export function NotesPage({ beginsWith }: { beginsWith?: 'add' | undefined }) {
  const [isAdding, setAdding] = useState(() => beginsWith === 'add' || hasTypedWords(newNoteForm));
  const [news, announce] = useNews();
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { notes, total, list, isThere } = useNotes();

  function endAdding() {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  }

  const add = (
    <Button ref={addButton} look="primary" onClick={() => setAdding(true)}>
      <NotebookPen />
      Add Note
    </Button>
  );
  const isEmpty = notes?.length === 0 && !isAdding;
  // Where it will stand is not known before the notes are: it would be gone under the hand.
  const isKnown = notes !== undefined || list.error !== null;

  return (
    <>
      <PanelHead title="Private Notes" titleRef={heading} actions={isKnown && !isAdding && !isEmpty && add}>
        {total !== undefined && (
          <>
            <b>{total.toLocaleString()}</b> {plural(total, 'note')}
            <span className={styles.whose}>, for yourself alone</span>
          </>
        )}
      </PanelHead>
      {isAdding && (
        <NewNote
          onSaved={() => announce('Note saved')}
          onClose={endAdding}
          onReopen={() => setAdding(true)}
        />
      )}
      {notes && !list.hasNextPage && <OrphanedEdits isThere={isThere} />}
      {isEmpty && (
        <EmptyState title="No notes yet" level={4} action={add}>
          A lens that worked, a lamp that did not. Half a line is enough.
        </EmptyState>
      )}
      {!notes && list.error && (
        <ErrorState level={4} title="Your notes did not load" kept="Nothing is lost." onRetry={list.refetch}>
          {failureText(list.error)}
        </ErrorState>
      )}
      {!notes && !list.error && <SkeletonBox label="Loading notes" shape="card" />}
      {notes && notes.length > 0 && (
        <ul className={styles.list} aria-label="Your notes">
          {notes.map((note) => (
            <NoteCard
              key={note.id}
              note={note}
              onChanged={() => announce('Note changed')}
              onDeleted={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {notes && list.hasNextPage && (
        <ShowMore
          text={`${notes.length} of ${total}`}
          word="Show more"
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError && list.error ? failureText(list.error) : undefined}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {news}
    </>
  );
}

/** What is there, without what looks deleted already. */
function useNotes() {
  const list = useInfiniteQuery(notesQuery);
  const gone = useGone();
  useNotesNews();
  const all = list.data?.pages.flatMap((page) => page.notes);
  const notes = all?.filter(({ id }) => !gone.has(id));
  const told = list.data?.pages.at(-1)?.total;
  const total = told === undefined || !all || !notes ? undefined : told - (all.length - notes.length);
  const isThere = (id: string) => all?.some((note) => note.id === id) === true;
  return { notes, total, list, isThere };
}
