import { Pin, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { missingFrom } from './pinned.ts';
import styles from './pinned-words.module.css';

interface PinnedWordsProps {
  /** What the words are pinned in. */
  text: string;
  pinned: readonly string[];
  onChange: (pinned: readonly string[]) => void;
  /** What is marked in the text at the moment it is asked. */
  marked: () => string;
}

/** Words that every rewrite has to leave as they are: marked in the text, and listed here. */
export function PinnedWords({ text, pinned, onChange, marked }: PinnedWordsProps) {
  const id = useId();
  const missing = missingFrom(text, pinned);
  function pin() {
    const words = marked().trim();
    if (words !== '' && text.includes(words) && !pinned.includes(words)) onChange([...pinned, words]);
  }
  return (
    <section className={styles.pinned} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>Pinned words</h3>
        <Button size="s" onMouseDown={(event) => event.preventDefault()} onClick={pin}>
          <Pin />
          Pin what is marked
        </Button>
      </div>
      {pinned.length === 0 ? (
        <p className={styles.note}>
          Mark a name, a number or a line in the prompt and pin it: whatever is rewritten, it stays letter for
          letter.
        </p>
      ) : (
        <ul>
          {pinned.map((words) => (
            <li key={words} className={missing.includes(words) ? styles.missing : undefined}>
              <span>{words}</span>
              {missing.includes(words) && <em>not in the text</em>}
              <IconButton
                label={`Unpin ${words}`}
                size="s"
                onClick={() => onChange(pinned.filter((one) => one !== words))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
