import type { Note } from '@cuewright/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { deleteUndoably } from '../../lib/undoable-delete.ts';
import { Card } from '../../ui/card/card.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { EditNote } from './edit-note.tsx';
import { editNoteForm, editOf } from './note-words.ts';
import styles from './notes.module.css';
import { deleteNote } from './notes-queries.ts';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface NoteCardProps {
  note: Note;
  onChanged: () => void;
  onDeleted: () => void;
}

export function NoteCard({ note, onChanged, onDeleted }: NoteCardProps) {
  const typed = useTypedWords(editNoteForm(note.id));
  const { words: edit, change, settle, elsewhere } = typed;
  const editButton = useRef<HTMLButtonElement>(null);

  /** Back to reading, with the focus where the person's hand was. */
  function endEdit(end: () => void) {
    flushSync(end);
    editButton.current?.focus();
  }

  function remove() {
    deleteUndoably({ of: 'note', id: note.id, title: 'Note deleted', send: () => deleteNote(note.id) });
    onDeleted();
  }

  if (edit) {
    return (
      <li>
        <EditNote
          note={note}
          edit={edit}
          elsewhere={elsewhere}
          onChange={(next) => change(() => next)}
          onCancel={() => endEdit(() => giveUpWords(typed, { title: 'Changes discarded' }))}
          onSaved={(saved, { title, content, version }) => {
            onChanged();
            // Whoever has gone on typing meanwhile goes on from what is kept now.
            change((now) => (now && now !== saved ? { ...now, version, base: { title, content } } : now));
            endEdit(() => settle(saved));
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
          <IconButton
            ref={editButton}
            label={`Edit ${note.title}`}
            onClick={() => change(() => editOf(note))}
          >
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
