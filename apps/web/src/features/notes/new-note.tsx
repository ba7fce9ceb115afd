import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NotSaved } from '../../lib/not-saved.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { isComplete, NoteFields } from './note-fields.tsx';
import styles from './notes.module.css';
import { createNote } from './notes-queries.ts';

const EMPTY = { title: '', content: '' };

interface NewNoteProps {
  onSaved: () => void;
  onClose: () => void;
}

export function NewNote({ onSaved, onClose }: NewNoteProps) {
  const [text, setText] = useState(EMPTY);
  const title = useRef<HTMLInputElement>(null);
  const saving = useMutation(createNote);
  useEffect(() => title.current?.focus(), []);

  const save = useOneAtATime(async () => {
    await saving.mutateAsync(text);
    // Whoever has gone on typing meanwhile keeps that.
    setText((current) => (current === text ? EMPTY : current));
    title.current?.focus();
    onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(text)) save();
  }

  return (
    <form onSubmit={submit} aria-label="New note" className={styles.new}>
      <Card
        as="div"
        head={<h4>New note</h4>}
        foot={
          <div className={styles.answers}>
            <Button look="bare" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={!isComplete(text)} isBusy={saving.isPending}>
              {saving.isPending ? 'Saving…' : 'Save Note'}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          <NoteFields text={text} onChange={setText} titleRef={title} />
          <NotSaved error={saving.error} />
        </div>
      </Card>
    </form>
  );
}
