import { cutText } from '../../lib/cut-text.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './result.module.css';
import type { Editing } from './use-editing.ts';

const SHOWN = 80;

interface UnfinishedEditProps {
  editing: Pick<Editing, 'isUnfinished' | 'words' | 'giveUp'>;
  onGoOn: () => void;
}

/** The edit box was left with words in it. */
export function UnfinishedEdit({ editing: { isUnfinished, words, giveUp }, onGoOn }: UnfinishedEditProps) {
  if (!isUnfinished) return null;
  return (
    <Banner
      isNews
      head="Your edit is not finished."
      action={
        <span className={styles.choices}>
          <Button size="s" look="bare" onClick={giveUp}>
            Discard
          </Button>
          <Button size="s" onClick={onGoOn}>
            Continue editing
          </Button>
        </span>
      }
    >
      <bdi>“{cutText(words, SHOWN)}”</bdi> is kept, and not on the sheet yet.
    </Banner>
  );
}
