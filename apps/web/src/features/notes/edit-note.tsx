import { ApiError, type Note } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NotSaved } from '../../lib/not-saved.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
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
  const title = useRef<HTMLInputElement>(null);
  const saving = useMutation(changeNote);
  const isStale = saving.error instanceof ApiError && saving.error.code === 'stale-version';
  useEffect(() => title.current?.focus(), []);

  const save = useOneAtATime(async () => {
    // Told once that somebody else was first, saving again is meant.
    await saving.mutateAsync({ id: note.id, ...text, ...(!isStale && { version }) });
    onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(text)) save();
  }

  return (
    <form onSubmit={submit} aria-label={`Edit ${note.title}`}>
      <Card
        as="div"
        foot={
          <div className={styles.answers}>
            <Button look="bare" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={!isComplete(text)} isBusy={saving.isPending}>
              {isStale ? 'Save mine anyway' : 'Save changes'}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          <NoteFields text={text} onChange={setText} titleRef={title} />
          {isStale ? (
            <Banner tone="error" isNews head="This note was changed elsewhere after you opened it.">
              Your text is still here.
            </Banner>
          ) : (
            <NotSaved error={saving.error} />
          )}
        </div>
      </Card>
    </form>
  );
}
