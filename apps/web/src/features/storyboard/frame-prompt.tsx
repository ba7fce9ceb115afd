import { storyboardLimits } from '@cuewright/contract';
import { useId } from 'react';
import styles from './frame-card.module.css';

interface FramePromptProps {
  number: number;
  value: string;
  onChange: (value: string) => void;
}

/** A frame's prompt, written right on its sheet. */
export function FramePrompt({ number, value, onChange }: FramePromptProps) {
  const noteId = useId();
  const over = value.length - storyboardLimits.drawnPrompt;
  return (
    <>
      <div className={styles.grow} data-text={value}>
        <textarea
          aria-label={`Frame Prompt, frame ${number}`}
          aria-describedby={over > 0 ? noteId : undefined}
          value={value}
          maxLength={storyboardLimits.framePrompt}
          placeholder="What is to be seen in this frame"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {over > 0 && (
        <p id={noteId} className={styles.tooLong}>
          {over.toLocaleString()} characters more than can be drawn.
        </p>
      )}
    </>
  );
}
