import { useId } from 'react';
import { typeset } from '../../lib/typeset.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import type { PromptEntryProps } from './prompt-card.tsx';
import { PromptFacts, Techniques } from './prompt-facts.tsx';
import styles from './prompt-rows.module.css';
import { tierNames } from './words.ts';

/** A shot of the library in the list: many to a screen, without pictures. */
export function PromptLine({ prompt, onUse }: PromptEntryProps) {
  const id = useId();
  return (
    <article className={styles.line} aria-labelledby={id}>
      <div className={styles.said}>
        <div className={styles.title}>
          <h2 id={id}>{prompt.title}</h2>
          <TapeLabel colour={prompt.tier === 'free' ? 'white' : 'black'}>{tierNames[prompt.tier]}</TapeLabel>
        </div>
        <PromptFacts prompt={prompt} />
        <p>{typeset(prompt.description)}</p>
      </div>
      <Techniques prompt={prompt} />
      <div className={styles.press}>
        <Button size="s" aria-label={`Use ${prompt.title}`} onClick={onUse}>
          Use
        </Button>
        <CopyButton size="s" text={prompt.prompt} />
      </div>
    </article>
  );
}
