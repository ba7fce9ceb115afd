import { noteLimits } from '@cuewright/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NotSaved } from '../../lib/not-saved.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { WordsElsewhereNote } from '../../lib/typed-words/words-elsewhere-note.tsx';
import { useGone } from '../../lib/undoable-delete.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Field } from '../../ui/field/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { isComplete, quickNoteForm } from './note-words.ts';
import { createNote, notesQuery, useNotesNews } from './notes-queries.ts';
import styles from './quick-notes.module.css';

const SHOWN = 6;

/** The latest private notes in a strip, and one line to add to them at its end. Blank is not saved, and not scolded. */
export function QuickNotes() {
  const { words: text, change, settle, elsewhere } = useTypedWords(quickNoteForm);
  const [saved, setSaved] = useState(0);
  const title = useRef<HTMLInputElement>(null);
  const { data } = useInfiniteQuery(notesQuery);
  const gone = useGone();
  useNotesNews();
  const saving = useMutation({ ...createNote, networkMode: 'always' });
  const notes = (data?.pages[0]?.notes ?? []).filter(({ id }) => !gone.has(id)).slice(0, SHOWN);
  const strip = useRef<HTMLUListElement>(null);
  const newest = notes[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new note at the end is what is to be seen
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = strip.current.scrollWidth;
  }, [newest]);

  const save = useOneAtATime(async () => {
    await saving.mutateAsync(text);
    // Whoever has gone on typing meanwhile keeps that.
    settle(text);
    setSaved((count) => count + 1);
    title.current?.focus();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(text)) save();
  }

  return (
    <Card as="section" head={<h2>Quick Notes</h2>} aside={<span className={styles.whose}>Private</span>}>
      {notes.length > 0 && (
        <ul ref={strip} className={styles.strip} aria-label="Latest private notes">
          {notes.toReversed().map((note) => (
            <li key={note.id}>
              <b>{note.title}</b>
              <p>{note.content}</p>
            </li>
          ))}
        </ul>
      )}
      <WordsElsewhereNote elsewhere={elsewhere} />
      <form className={styles.form} aria-label="Quick note" onSubmit={submit}>
        <Field
          ref={title}
          label="Title"
          max={noteLimits.title}
          value={text.title}
          onChange={(next) => change((before) => ({ ...before, title: next }))}
        />
        <Field
          label="Note"
          max={noteLimits.content}
          value={text.content}
          onChange={(next) => change((before) => ({ ...before, content: next }))}
        />
        <Button type="submit" isBusy={saving.isPending}>
          Add note
        </Button>
      </form>
      <NotSaved error={saving.error} />
      <VisuallyHidden role="status">{saved > 0 && <span key={saved}>Note saved</span>}</VisuallyHidden>
    </Card>
  );
}
