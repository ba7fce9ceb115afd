import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { cutText } from '../cut-text.ts';
import type { WordsElsewhere } from './use-typed-words.ts';
import styles from './words-elsewhere-note.module.css';

const SHOWN = 80;

/** Offers what the person left unsaved in the same form of another tab, open or closed. */
export function WordsElsewhereNote({ elsewhere }: { elsewhere: WordsElsewhere | undefined }) {
  if (!elsewhere) return null;
  return (
    <Banner
      isNews
      head="You have unsaved words in another tab."
      action={
        <span className={styles.choices}>
          <Button size="s" look="bare" onClick={elsewhere.discard}>
            Discard
          </Button>
          <Button size="s" onClick={elsewhere.bring}>
            Continue here
          </Button>
        </span>
      }
    >
      <bdi>“{cutText(elsewhere.excerpt, SHOWN)}”</bdi>
    </Banner>
  );
}
