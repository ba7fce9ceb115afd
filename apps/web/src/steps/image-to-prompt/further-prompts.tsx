import type { FurtherFacts } from '@cuewright/engine/image-metadata';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PromptText } from '../../ui/prompt-surface/prompt-text.tsx';
import styles from './further-prompts.module.css';

interface FurtherPromptsProps {
  /** What the whole is asked for, so that nobody reads it twice. */
  prompt: string;
  further: readonly FurtherFacts[] | undefined;
}

/** What else the picture was made by, each by itself: its characters, the other passes over it. */
export function FurtherPrompts({ prompt, further = [] }: FurtherPromptsProps) {
  return further.map((part) => (
    <Paper
      key={part.name}
      title={part.name}
      level={2}
      actions={part.prompt && <CopyButton text={part.prompt} label={`Copy ${part.name}`} isIcon size="s" />}
    >
      {part.prompt === prompt ? (
        <p className={styles.note}>The same words again.</p>
      ) : (
        part.prompt && <PromptText segments={[{ text: part.prompt }]} isPlain size="s" />
      )}
      {part.negative && (
        <p className={styles.note}>
          <b>Negative:</b> <bdi>{part.negative}</bdi>
        </p>
      )}
      {figuresOf(part) && (
        <p className={styles.note}>
          <bdi>{figuresOf(part)}</bdi>
        </p>
      )}
    </Paper>
  ));
}

function figuresOf({ model, seed, settings }: FurtherFacts): string {
  const figures = [
    ...(model ? [{ name: 'model', value: model }] : []),
    ...(seed ? [{ name: 'seed', value: seed }] : []),
    ...settings,
  ];
  return figures.map(({ name, value }) => `${name} ${value}`).join(', ');
}
