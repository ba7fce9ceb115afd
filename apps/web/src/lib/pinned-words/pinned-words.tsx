import { isBlankText } from '@cuewright/engine/text';
import { Pin, X } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { KEEPS_WORDS } from '../../ui/prompt-surface/use-picked-words.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useBoxSelection } from '../use-box-selection.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import { PinBar } from './pin-bar.tsx';
import styles from './pinned-words.module.css';
import { refusal, toggled, wholeWords, withPin } from './pins.ts';
import { WordPicker } from './word-picker.tsx';

interface PinnedWordsProps {
  /** What the words are pinned in. */
  text: string;
  pinned: readonly string[];
  onChange: (pinned: readonly string[]) => void;
  /** The box of the text, where words can be selected in it. On a sheet, the sheet pins them. */
  source?: RefObject<HTMLTextAreaElement | null>;
  /** What became of them in the last rewrite, in a sentence. */
  news?: string | undefined;
  level?: 2 | 3;
}

/** Words that every rewrite leaves letter for letter: pinned by selecting them, or word by word. */
export function PinnedWords({ text, pinned, onChange, source, news, level = 3 }: PinnedWordsProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const pick = useRef<HTMLButtonElement>(null);
  const { selected, forget } = useBoxSelection(source);
  const [isPicking, setPicking] = useState(false);
  const [said, say] = useState('');
  const goOnAtPick = useFocusAfter(pinned, () => pick.current?.focus());
  const isEmpty = isBlankText(text);
  const isSelected = selected !== undefined && selected.start < selected.end;
  const words = isSelected && !isEmpty ? wholeWords(text, selected) : '';
  const offered = pinned.some((one) => one.includes(words)) ? '' : words;

  function change(next: readonly string[]) {
    const added = next.find((words) => !pinned.includes(words));
    const why = added === undefined ? undefined : refusal(text, pinned, added);
    if (why !== undefined) {
      showToast({ title: why });
      return;
    }
    const gone = pinned.find((words) => !next.includes(words));
    say(added !== undefined ? `Pinned: ${added}.` : gone === undefined ? '' : `Unpinned: ${gone}.`);
    onChange(next);
  }

  return (
    <section className={styles.pinned} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>Pinned words</Heading>
        {offered !== '' && (
          <PinBar
            words={offered}
            onPin={() => {
              if (document.activeElement?.closest(`[${KEEPS_WORDS}]`)) goOnAtPick();
              change(withPin(pinned, offered));
              forget();
            }}
          />
        )}
        {pinned.length === 0 && offered === '' && (
          <p className={styles.note}>
            Select a name, a number or a line and pin it: whatever is rewritten, it stays letter for letter.
          </p>
        )}
        <Button
          ref={pick}
          size="s"
          disabled={isEmpty}
          aria-expanded={isPicking && !isEmpty}
          aria-controls={`${id}-words`}
          onClick={() => setPicking(!isPicking)}
        >
          <Pin aria-hidden="true" />
          {isPicking ? 'Done' : 'Pick words'}
        </Button>
      </div>
      {pinned.length > 0 && (
        <ul className={styles.chips}>
          {pinned.map((words) => (
            <li key={words} className={classNames(styles.chip, !text.includes(words) && styles.missing)}>
              <Pin aria-hidden="true" />
              <span>{words}</span>
              {!text.includes(words) && <em>not in the text</em>}
              <IconButton
                label={`Unpin ${words}`}
                size="s"
                onClick={() => {
                  goOnAtPick();
                  change(pinned.filter((one) => one !== words));
                }}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isPicking && !isEmpty && (
        <WordPicker
          id={`${id}-words`}
          text={text}
          pinned={pinned}
          onToggle={(word) => change(toggled(text, pinned, word))}
        />
      )}
      <p className={news ? styles.news : undefined} role="status">
        {news}
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </section>
  );
}
