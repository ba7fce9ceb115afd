import type { Note } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EditNote } from './edit-note.tsx';
import styles from './notes.module.css';
import { deleteNote } from './notes-queries.ts';

const day = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

interface NoteCardProps {
  note: Note;
  onChanged: () => void;
  onDeleted: () => void;
}

export function NoteCard({ note, onChanged, onDeleted }: NoteCardProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const deleting = useMutation(deleteNote);

  if (mode === 'edit') {
    const close = () => setMode('read');
    return (
      <li className={styles.card}>
        <EditNote
          note={note}
          onCancel={close}
          onSaved={() => {
            close();
            onChanged();
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <time dateTime={note.created_at}>{day.format(new Date(note.created_at))}</time>
      <h3>{note.title}</h3>
      <p className={styles.content}>{note.content}</p>
      {deleting.error && (
        <p role="alert" className={styles.failure}>
          Not deleted. {failureText(deleting.error)}
        </p>
      )}
      {mode === 'delete' ? (
        <div className={styles.actions}>
          <span>Delete this note for good?</span>
          <Button onClick={() => setMode('read')}>Keep</Button>
          <Button
            look="danger"
            disabled={deleting.isPending}
            onClick={() => deleting.mutate(note, { onSuccess: onDeleted })}
          >
            Delete
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button look="bare" aria-label={`Edit ${note.title}`} onClick={() => setMode('edit')}>
            Edit
          </Button>
          <Button look="bare" aria-label={`Delete ${note.title}`} onClick={() => setMode('delete')}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
