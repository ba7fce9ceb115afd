import type { Note } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { NotSaved } from '../../lib/not-saved.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { staleIn } from '../../lib/stale-note/stale-in.ts';
import { StaleNote, saveOverWords, TakeTheirs } from '../../lib/stale-note/stale-note.tsx';
import type { WordsElsewhere } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { NoteFields } from './note-fields.tsx';
import { editOf, isComplete, type NoteEdit } from './note-words.ts';
import styles from './notes.module.css';
import { changeNote, showNote } from './notes-queries.ts';

interface EditNoteProps {
  note: Note;
  edit: NoteEdit;
  elsewhere: WordsElsewhere | undefined;
  onChange: (edit: NoteEdit) => void;
  onCancel: () => void;
  /** What was sent, and the note as it is kept now. */
  onSaved: (edit: NoteEdit, kept: Note) => void;
}

/** A note while it is changed. Nothing that was kept elsewhere meanwhile is written over unasked. */
export function EditNote({ note, edit, elsewhere, onChange, onCancel, onSaved }: EditNoteProps) {
  const title = useRef<HTMLInputElement>(null);
  const saving = useMutation(changeNote);
  const theirs = staleIn<Note>(saving.error);
  useEffect(() => title.current?.focus(), []);

  const save = useOneAtATime(async () => {
    const { version, title, content } = edit;
    // Told once that somebody else was first, saving again is meant.
    const kept = await saving.mutateAsync({
      id: note.id,
      title,
      content,
      version: theirs?.version ?? version,
    });
    onSaved(edit, kept);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(edit)) save();
  }

  return (
    <form onSubmit={submit} aria-label={`Edit ${note.title}`}>
      <Card
        as="div"
        foot={
          <div className={styles.answers}>
            {theirs ? (
              <TakeTheirs
                onTake={() => {
                  showNote(theirs);
                  onChange(editOf(theirs));
                  saving.reset();
                }}
              />
            ) : (
              <Button look="bare" onClick={onCancel}>
                Cancel
              </Button>
            )}
            <Button type="submit" look="primary" disabled={!isComplete(edit)} isBusy={saving.isPending}>
              {theirs ? saveOverWords : 'Save changes'}
            </Button>
          </div>
        }
      >
        <div className={styles.fields}>
          <WordsElsewhereNote elsewhere={elsewhere} />
          <NoteFields text={edit} onChange={(part) => onChange({ ...edit, ...part })} titleRef={title} />
          {theirs ? <StaleNote current={theirs} /> : <NotSaved error={saving.error} />}
        </div>
      </Card>
    </form>
  );
}
