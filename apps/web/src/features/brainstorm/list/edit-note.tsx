import type { BrainstormNote } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { NotSaved } from '../../../lib/not-saved.tsx';
import { useOneAtATime } from '../../../lib/one-at-a-time.ts';
import { staleIn } from '../../../lib/stale-note/stale-in.ts';
import { StaleNote, saveOverWords, TakeTheirs } from '../../../lib/stale-note/stale-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { changeNote, showNote } from '../brainstorm-queries.ts';
import { categoryNames } from '../category-names.ts';
import { contentProblem, editOf, isComplete, type NoteEdit } from '../note-draft.ts';
import { NoteFields } from '../note-fields.tsx';
import styles from './note-list.module.css';
import { saveEdit } from './save-edit.ts';

interface EditNoteProps {
  note: BrainstormNote;
  edit: NoteEdit;
  onChange: (edit: NoteEdit) => void;
  /** Done with: saved or called off. */
  onEnd: (how: 'saved' | 'cancelled') => void;
}

/** A note while it is changed. Nothing that was kept elsewhere meanwhile is written over unasked. */
export function EditNote({ note, edit, onChange, onEnd }: EditNoteProps) {
  const title = useRef<HTMLInputElement>(null);
  const saving = useMutation({
    mutationFn: (wish: NoteEdit) => saveEdit(changeNote, note.id, wish),
    networkMode: 'always',
  });
  const theirs = staleIn<BrainstormNote>(saving.error);
  const canSave = isComplete(edit) && !contentProblem(edit);
  useEffect(() => title.current?.focus(), []);

  const save = useOneAtATime(async () => {
    // Told once that somebody else was first, saving again is meant.
    await saving.mutateAsync(theirs ? { ...edit, version: theirs.version } : edit);
    onEnd('saved');
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSave) save();
  }

  return (
    <form
      className={styles.edit}
      aria-label={`Edit ${note.title}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
      }}
    >
      <NoteFields
        draft={edit}
        rows={4}
        titleRef={title}
        onChange={(part) => onChange({ ...edit, ...part })}
      />
      {theirs ? (
        <StaleNote current={theirs} kind={categoryNames[theirs.category]} />
      ) : (
        <NotSaved error={saving.error} />
      )}
      <div className={styles.answers}>
        {theirs ? (
          <TakeTheirs
            size="s"
            onTake={() => {
              void showNote(theirs);
              onChange(editOf(theirs));
              saving.reset();
            }}
          />
        ) : (
          <Button look="bare" size="s" onClick={() => onEnd('cancelled')}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="s" disabled={!canSave} isBusy={saving.isPending}>
          {theirs ? saveOverWords : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}
