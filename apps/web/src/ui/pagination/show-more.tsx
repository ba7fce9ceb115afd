import { Button } from '../button/button.tsx';
import styles from './pagination.module.css';

interface ShowMoreProps {
  /** "7 of 14": read out when it changes. */
  text: string;
  /** "Show 7 more". */
  word: string;
  /** What went wrong with the last try. */
  failure?: string | undefined;
  isLoading?: boolean;
  /** Without it everything is there. */
  onMore?: (() => void) | undefined;
}

/** For a list that goes on under a cursor: how much of it is there, and the rest. */
export function ShowMore({ text, word, failure, isLoading = false, onMore }: ShowMoreProps) {
  return (
    <div className={styles.pager}>
      <span className={styles.text} role="status">
        {text}
        {failure && <span className={styles.failure}> {failure}</span>}
      </span>
      {onMore && (
        <Button size="s" isBusy={isLoading} onClick={onMore}>
          {word}
        </Button>
      )}
    </div>
  );
}
