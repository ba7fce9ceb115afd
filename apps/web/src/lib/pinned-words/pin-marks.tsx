import { Button } from '../../ui/button/button.tsx';
import type { Mark } from '../../ui/prompt-surface/split-runs.ts';
import styles from './pinned-words.module.css';
import { pinnedStretches } from './pins.ts';

const PIN = 'pin ';

/** Pinned words, boxed wherever they stand in a text. */
export function pinMarks(text: string, pinned: readonly string[]): Mark[] {
  return pinnedStretches(text, pinned).map(({ start, end }) => ({
    id: `${PIN}${start} ${text.slice(start, end)}`,
    start,
    end,
    severity: 'pinned',
  }));
}

/** The words that such a mark stands for; nothing where it is another's. */
export function pinOf(id: string): string | undefined {
  return id.startsWith(PIN) ? id.slice(id.indexOf(' ', PIN.length) + 1) : undefined;
}

/** What a tap on them opens. */
export function PinWords({ words, onUnpin }: { words: string; onUnpin: () => void }) {
  return (
    <div className={styles.explained}>
      <p>
        <b>“{words}”</b> is pinned. It stays letter for letter, whoever rewrites the prompt.
      </p>
      <Button size="s" onClick={onUnpin}>
        Unpin
      </Button>
    </div>
  );
}
