import { TapeLabel } from '../../../ui/tape-label/tape-label.tsx';
import type { AdminPrompt } from '../admin-queries.ts';
import styles from './prompt-preview.module.css';

/** What it is called, and how its text begins. */
export function PromptPreview({ prompt }: { prompt: AdminPrompt }) {
  const { title, mode, prompt_text, prompt_length } = prompt;
  return (
    <div className={styles.preview}>
      <span className={styles.title}>
        <TapeLabel colour="black">{mode === 'video' ? 'Video' : 'Photo'}</TapeLabel>
        {title}
      </span>
      <p>
        {prompt_text}
        {prompt_length > prompt_text.length && '…'}
      </p>
    </div>
  );
}
