import { storyboardLimits } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { plural } from '@cuewright/engine/plural';
import { useId, useRef } from 'react';
import { SayInBox } from '../../lib/said-words/say-in-box.tsx';
import { usePasteCut } from '../../ui/field/use-paste-cut.tsx';
import styles from './frame-prompt.module.css';

interface FramePromptProps {
  number: number;
  value: string;
  /** What somebody says that its words are. */
  marks: readonly Mark[];
  onChange: (value: string) => void;
  onMarks: (marks: readonly Mark[]) => void;
}

/** A frame's prompt, written right on its sheet. */
export function FramePrompt({ number, value, marks, onChange, onMarks }: FramePromptProps) {
  const noteId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const max = storyboardLimits.framePrompt;
  const paste = usePasteCut({ value, max, onChange });
  const over = value.length - storyboardLimits.drawnPrompt;
  return (
    <>
      <SayInBox
        box={box}
        boxClass={styles.grow}
        underClass={styles.under}
        prompt={value}
        mode="photo"
        marks={marks}
        onChange={onMarks}
      >
        <textarea
          ref={box}
          {...paste.listeners}
          aria-label={`Frame Prompt, frame ${number}`}
          aria-describedby={over > 0 ? noteId : undefined}
          value={value}
          maxLength={max}
          placeholder="What is to be seen in this frame"
          onChange={(event) => onChange(event.target.value)}
        />
      </SayInBox>
      {paste.note}
      {over > 0 && (
        <p id={noteId} className={styles.tooLong}>
          {over.toLocaleString()} {plural(over, 'character')} more than can be drawn.
        </p>
      )}
    </>
  );
}
