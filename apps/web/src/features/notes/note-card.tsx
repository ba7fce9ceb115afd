import type { Note } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../lib/api.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EditNote } from './edit-note.tsx';
import styles from './notes.module.css';
import { deleteNote } from './notes-queries.ts';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface NoteCardProps {
  note: Note;
  onChanged: () => void;
  onDeleted: () => void;
}

export function NoteCard({ note, onChanged, onDeleted }: NoteCardProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const deleting = useMutation(deleteNote);

  /** The next mode, with the focus where the person's hand is. */
  function turnTo(next: typeof mode, focused?: typeof editButton) {
    flushSync(() => setMode(next));
    focused?.current?.focus();
  }

  if (mode === 'edit') {
    return (
      <li>
        <EditNote
          note={note}
          onCancel={() => turnTo('read', editButton)}
          onSaved={() => {
            turnTo('read', editButton);
            onChanged();
          }}
        />
      </li>
    );
  }
  return (
    <Card
      as="li"
      head={
        <>
          <h3>{note.title}</h3>
          <time className={styles.time} dateTime={note.created_at}>
            {day.format(new Date(note.created_at))}
          </time>
        </>
      }
      foot={
        mode === 'delete' ? (
          <div className={styles.answers}>
            <span>Delete this note for good?</span>
            <Button
              look="danger"
              size="s"
              isBusy={deleting.isPending}
              onClick={() => deleting.mutate(note, { onSuccess: onDeleted })}
            >
              Delete
            </Button>
            {/* Last, under the pointer that pressed Delete: a double-click must not confirm. */}
            <Button
              ref={keepButton}
              size="s"
              onClick={() => {
                deleting.reset();
                turnTo('read', deleteButton);
              }}
            >
              Keep
            </Button>
          </div>
        ) : (
          <div className={styles.answers}>
            <Button
              ref={editButton}
              look="bare"
              size="s"
              aria-label={`Edit ${note.title}`}
              onClick={() => turnTo('edit')}
            >
              Edit
            </Button>
            <Button
              ref={deleteButton}
              look="bare"
              size="s"
              aria-label={`Delete ${note.title}`}
              onClick={() => turnTo('delete', keepButton)}
            >
              Delete
            </Button>
          </div>
        )
      }
    >
      <p className={styles.content}>{note.content}</p>
      {deleting.error && (
        <Banner tone="error" isNews head="Not deleted.">
          {failureText(deleting.error)}
        </Banner>
      )}
    </Card>
  );
}
