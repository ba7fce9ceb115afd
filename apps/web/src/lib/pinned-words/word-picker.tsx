import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { spacedWords } from '../../ui/prompt-surface/word-stops.ts';
import styles from './pinned-words.module.css';
import { pinnedStretches } from './pins.ts';

interface WordPickerProps {
  id: string;
  text: string;
  pinned: readonly string[];
  onToggle: (word: { start: number; end: number }) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Every word of a text as something to tap. One stop for the keyboard; the arrows go from word to word. */
export function WordPicker({ id, text, pinned, onToggle }: WordPickerProps) {
  const words = useMemo(() => spacedWords(text), [text]);
  const stretches = useMemo(() => pinnedStretches(text, pinned), [text, pinned]);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);
  const stop = Math.min(at, words.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? words.length - 1
          : step === undefined
            ? -1
            : stop + step;
    if (next < 0 || next >= words.length) return;
    event.preventDefault();
    setAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <fieldset ref={list} id={id} className={styles.picker} onKeyDown={onKeyDown}>
      <legend>Tap a word to pin it. Words beside each other become one piece.</legend>
      {words.map((word, index) => (
        <button
          key={word.start}
          type="button"
          className={styles.word}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={stretches.some(({ start, end }) => start <= word.start && word.end <= end)}
          onClick={() => {
            setAt(index);
            onToggle(word);
          }}
        >
          {text.slice(word.start, word.end)}
        </button>
      ))}
    </fieldset>
  );
}
