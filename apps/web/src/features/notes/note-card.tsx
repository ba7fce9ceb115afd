import type { Note } from '@cuewright/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteUndoably } from '../../lib/undoable-delete.ts';
import { Card } from '../../ui/card/card.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
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
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  /** Back to reading, with the focus where the person's hand was. */
  function endEdit() {
    flushSync(() => setEdited(false));
    editButton.current?.focus();
  }

  function remove() {
    deleteUndoably({ of: 'note', id: note.id, title: 'Note deleted', send: () => deleteNote(note.id) });
    onDeleted();
  }

  if (isEdited) {
    return (
      <li>
        <EditNote
          note={note}
          onCancel={endEdit}
          onSaved={() => {
            endEdit();
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
          <h4>{note.title}</h4>
          <time className={styles.time} dateTime={note.created_at}>
            {day.format(new Date(note.created_at))}
          </time>
        </>
      }
      aside={
        <>
          <IconButton ref={editButton} label={`Edit ${note.title}`} onClick={() => setEdited(true)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${note.title}`} onClick={remove}>
            <Trash2 />
          </IconButton>
        </>
      }
    >
      <p className={styles.content}>{note.content}</p>
    </Card>
  );
}
