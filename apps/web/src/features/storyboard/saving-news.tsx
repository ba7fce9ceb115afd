import { plural } from '@cuewright/engine/plural';
import { isolateText } from '@cuewright/engine/text';
import { failureText } from '../../lib/api.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { BoardStore, Saving } from './board-store.ts';
import styles from './storyboard.module.css';

/** What came between the board and its being saved, and what can be done about it. */
export function SavingNews({ saving, store }: { saving: Saving; store: BoardStore }) {
  switch (saving.is) {
    case 'failed':
      return (
        <Banner
          tone="error"
          isNews
          head="Not saved."
          action={
            <Button size="s" onClick={() => void store.flush()}>
              Try again
            </Button>
          }
        >
          {failureText(saving.error)} What you did is kept in this tab.
        </Banner>
      );
    case 'stale':
      return (
        <Banner
          tone="warn"
          isNews
          head="This storyboard was changed elsewhere."
          action={
            <div className={styles.answers}>
              <Button size="s" onClick={store.takeTheirs}>
                Take the other
              </Button>
              <Button size="s" onClick={store.keepMine}>
                Keep mine
              </Button>
            </div>
          }
        >
          Nothing is overwritten yet. Keep what you see, or take the other version, “
          {isolateText(saving.current.title)}” with {saving.current.frames.length}{' '}
          {plural(saving.current.frames.length, 'frame')}.
        </Banner>
      );
    case 'gone':
      return (
        <Banner tone="error" isNews head="This storyboard was deleted elsewhere.">
          What you see can still be downloaded; it cannot be saved any more.
        </Banner>
      );
    default:
      return null;
  }
}
