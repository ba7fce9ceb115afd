import { tagsIn } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type Ref, useRef } from 'react';
import { useDraft } from '../../../lib/draft.ts';
import { NotSaved } from '../../../lib/not-saved.tsx';
import { useOneAtATime } from '../../../lib/one-at-a-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useUnsavedWords } from '../../../ui/dialog/unsaved-words.ts';
import { createNote } from '../brainstorm-queries.ts';
import { contentProblem, emptyNote, isComplete, isNoteDraft } from '../note-draft.ts';
import { NoteFields } from '../note-fields.tsx';
import styles from './capture.module.css';

interface CaptureFormProps {
  titleRef: Ref<HTMLInputElement>;
  onSaved: () => void;
}

/** What is typed is kept until it is saved, wherever one goes meanwhile. */
export function CaptureForm({ titleRef, onSaved }: CaptureFormProps) {
  const [draft, change] = useDraft('brainstorm-note', emptyNote, isNoteDraft);
  const saving = useMutation({ ...createNote, networkMode: 'always' });
  useUnsavedWords((draft.title + draft.content).trim() !== '');
  const form = useRef<HTMLFormElement>(null);
  const tags = tagsIn(draft.content);
  const canSave = isComplete(draft) && !contentProblem(draft);

  const save = useOneAtATime(async () => {
    await saving.mutateAsync(draft);
    // Whoever has gone on typing meanwhile keeps that.
    change((now) => (now === draft ? { ...emptyNote, category: draft.category } : now));
    if (form.current?.isConnected) onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSave) save();
  }

  return (
    <form
      ref={form}
      aria-label="Quick Capture"
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
      }}
    >
      <NoteFields
        draft={draft}
        rows={5}
        titleRef={titleRef}
        onChange={(part) => change((before) => ({ ...before, ...part }))}
      />
      {tags.length > 0 && (
        <p className={styles.tags}>
          Tags: <b>{tags.map((tag) => `#${tag}`).join(' ')}</b>
        </p>
      )}
      <NotSaved error={saving.error} />
      <div className={styles.foot}>
        <Checkbox
          isOn={draft.isImportant}
          onChange={(isImportant) => change((before) => ({ ...before, isImportant }))}
        >
          Mark as important
        </Checkbox>
        <Button type="submit" look="primary" disabled={!canSave} isBusy={saving.isPending}>
          {saving.isPending ? 'Saving…' : 'Save Note'}
        </Button>
      </div>
    </form>
  );
}
