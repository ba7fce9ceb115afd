import { ApiError, type Note } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { isComplete, NoteFields } from './note-fields.tsx';
import styles from './notes.module.css';
import { changeNote } from './notes-queries.ts';

interface EditNoteProps {
  note: Note;
  onCancel: () => void;
  onSaved: () => void;
}

export function EditNote({ note, onCancel, onSaved }: EditNoteProps) {
  const [text, setText] = useState({ title: note.title, content: note.content });
  /** The version this edit began from; a reload in the background must not move it. */
  const [{ version }] = useState(note);
  const saving = useMutation(changeNote);
  const isStale = saving.error instanceof ApiError && saving.error.code === 'stale-version';

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isComplete(text) || saving.isPending) return;
    // Told once that somebody else was first, saving again is meant.
    saving.mutate({ id: note.id, ...text, ...(!isStale && { version }) }, { onSuccess: onSaved });
  }

  return (
    <form className={styles.fields} onSubmit={save} aria-label={`Edit ${note.title}`}>
      <NoteFields text={text} onChange={setText} />
      {saving.error && (
        <p role="alert" className={styles.failure}>
          {isStale
            ? 'This note was changed elsewhere after you opened it. Your text is still here.'
            : `Not saved. ${failureText(saving.error)} What you wrote is kept.`}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="bare" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isComplete(text) || saving.isPending}>
          {isStale ? 'Save mine anyway' : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}
