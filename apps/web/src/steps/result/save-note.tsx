import { failureText } from '../../lib/api.ts';
import { NotSaved } from '../../lib/not-saved.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './result.module.css';
import type { Saving } from './use-save-result.ts';

interface SaveNoteProps {
  saving: Saving;
  /** It was generated and counted, and its save failed. */
  isUnsaved: boolean;
}

/** How saving stands, when that is anything but well. */
export function SaveNote({ saving, isUnsaved }: SaveNoteProps) {
  const { failure, isSaving } = saving;
  if (failure?.kind === 'changed-elsewhere') {
    return (
      <Banner
        tone="error"
        isNews
        head="This prompt was changed elsewhere after you opened it."
        action={
          <span className={styles.choices}>
            <Button size="s" onClick={saving.takeTheirs}>
              Show that one
            </Button>
            <Button size="s" isBusy={isSaving} onClick={saving.saveAnyway}>
              Save mine anyway
            </Button>
          </span>
        }
      >
        Your edit is still here. Saved, it becomes the next version.
      </Banner>
    );
  }
  if (failure?.kind === 'deleted-elsewhere') {
    return (
      <Banner
        tone="error"
        isNews
        head="This prompt was deleted elsewhere."
        action={
          <Button size="s" isBusy={isSaving} onClick={saving.saveAgain}>
            Save it again
          </Button>
        }
      >
        What is on the sheet is still here.
      </Banner>
    );
  }
  if (isUnsaved) {
    return (
      <Banner
        tone="warn"
        isNews
        head="Not saved yet."
        action={
          <Button size="s" isBusy={isSaving} onClick={saving.save}>
            Try again
          </Button>
        }
      >
        {failure?.kind === 'failed' && `${failureText(failure.error)} `}
        It is counted, and this tab keeps it meanwhile.
      </Banner>
    );
  }
  if (failure?.kind !== 'failed') return null;
  return (
    <NotSaved
      error={failure.error}
      action={
        <Button size="s" isBusy={isSaving} onClick={saving.save}>
          Try again
        </Button>
      }
    />
  );
}
