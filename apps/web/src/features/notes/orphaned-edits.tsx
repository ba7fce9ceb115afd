import { useMutation } from '@tanstack/react-query';
import { cutText } from '../../lib/cut-text.ts';
import { draftNames } from '../../lib/draft.ts';
import { NotSaved } from '../../lib/not-saved.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords } from '../../lib/typed-words/use-typed-words.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { editNoteForm, isComplete } from './note-words.ts';
import styles from './notes.module.css';
import { createNote } from './notes-queries.ts';

const START = editNoteForm('').name;
const SHOWN = 80;

/** Changes of notes that were deleted elsewhere meanwhile: the words are still somebody's. */
export function OrphanedEdits({ isThere }: { isThere: (id: string) => boolean }) {
  return draftNames(START)
    .map((name) => name.slice(START.length))
    .filter((id) => !isThere(id))
    .map((id) => <OrphanedEdit key={id} id={id} />);
}

function OrphanedEdit({ id }: { id: string }) {
  const typed = useTypedWords(editNoteForm(id));
  const saving = useMutation(createNote);
  const edit = typed.words;
  const keep = useOneAtATime(async () => {
    if (!edit) return;
    await saving.mutateAsync({ title: edit.title, content: edit.content });
    typed.settle(edit);
  });
  if (!edit || !typed.hasWords) return null;
  return (
    <>
      <Banner
        tone="warn"
        isNews
        head={`The note “${cutText(edit.base.title, SHOWN)}” was deleted while you changed it.`}
        action={
          <span className={styles.answers}>
            <Button size="s" look="bare" onClick={() => giveUpWords(typed, { title: 'Changes discarded' })}>
              Discard
            </Button>
            <Button size="s" disabled={!isComplete(edit)} isBusy={saving.isPending} onClick={keep}>
              Keep as a new note
            </Button>
          </span>
        }
      >
        Your words are kept: <bdi>“{cutText(edit.content, SHOWN)}”</bdi>
      </Banner>
      <NotSaved error={saving.error} />
    </>
  );
}
