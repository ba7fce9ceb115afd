import { storyboardLimits } from '@cuewright/contract';
import { plural } from '@cuewright/engine/plural';
import { useId } from 'react';
import { usePasteCut } from '../../ui/field/use-paste-cut.tsx';
import styles from './frame-card.module.css';

interface FramePromptProps {
  number: number;
  value: string;
  onChange: (value: string) => void;
}

/** A frame's prompt, written right on its sheet. */
export function FramePrompt({ number, value, onChange }: FramePromptProps) {
  const noteId = useId();
  const max = storyboardLimits.framePrompt;
  const paste = usePasteCut({ value, max, onChange });
  const over = value.length - storyboardLimits.drawnPrompt;
  return (
    <>
      <div className={styles.grow} data-text={value}>
        <textarea
          {...paste.listeners}
          aria-label={`Frame Prompt, frame ${number}`}
          aria-describedby={over > 0 ? noteId : undefined}
          value={value}
          maxLength={max}
          placeholder="What is to be seen in this frame"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {paste.note}
      {over > 0 && (
        <p id={noteId} className={styles.tooLong}>
          {over.toLocaleString()} {plural(over, 'character')} more than can be drawn.
        </p>
      )}
    </>
  );
}
