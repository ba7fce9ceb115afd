import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { NotSaved } from '../../lib/not-saved.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { NoteFields } from './note-fields.tsx';
import { isComplete, newNoteForm } from './note-words.ts';
import styles from './notes.module.css';
import { createNote } from './notes-queries.ts';

interface NewNoteProps {
  onSaved: () => void;
  onClose: () => void;
  /** What was given up is wanted after all. */
  onReopen: () => void;
}

export function NewNote({ onSaved, onClose, onReopen }: NewNoteProps) {
  const typed = useTypedWords(newNoteForm);
  const { words: text, change, settle, elsewhere } = typed;
  const title = useRef<HTMLInputElement>(null);
  const saving = useMutation(createNote);
  useEffect(() => title.current?.focus(), []);

  const save = useOneAtATime(async () => {
    await saving.mutateAsync(text);
    // Whoever has gone on typing meanwhile keeps that.
    settle(text);
    title.current?.focus();
    onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(text)) save();
  }
  function cancel() {
    giveUpWords(typed, { title: 'Note discarded', onUndo: onReopen });
    onClose();
  }

  return (
    <form onSubmit={submit} aria-label="New note" className={styles.new}>
      <Card
        as="div"
        head={<h4>New note</h4>}
        foot={
          <div className={styles.answers}>
            <Button look="bare" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={!isComplete(text)} isBusy={saving.isPending}>
              {saving.isPending ? 'Saving…' : 'Save Note'}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          <WordsElsewhereNote elsewhere={elsewhere} />
          <NoteFields
            text={text}
            onChange={(part) => change((before) => ({ ...before, ...part }))}
            titleRef={title}
          />
          <NotSaved error={saving.error} />
        </div>
      </Card>
    </form>
  );
}
