import type { LibraryPrompt } from '@cuewright/engine/content/library';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { typeset } from '../../lib/typeset.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { CtoPanel } from './cto-panel.tsx';
import { PromptFacts, Techniques } from './prompt-facts.tsx';
import styles from './prompt-rows.module.css';
import { tierNames } from './words.ts';

export interface PromptEntryProps {
  prompt: LibraryPrompt;
  onUse: () => void;
}

interface PromptCardProps extends PromptEntryProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** A shot of the library in the grid: how it is set up, what it is for, and its framework behind CTO. */
export function PromptCard({ prompt, onUse, isOpen, onToggle }: PromptCardProps) {
  const id = useId();
  const panelId = `${id}-cto`;
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <article className={classNames(styles.card, isOpen && styles.open)} aria-labelledby={id}>
      <div className={styles.face}>
        <div className={styles.picture}>
          <Sketch text={prompt.prompt} mode={prompt.mode} />
        </div>
        <div className={styles.body}>
          <div className={styles.title}>
            <h2 id={id}>{prompt.title}</h2>
            <TapeLabel colour={prompt.tier === 'free' ? 'white' : 'black'}>
              {tierNames[prompt.tier]}
            </TapeLabel>
          </div>
          <p className={styles.about}>{typeset(prompt.description)}</p>
          <PromptFacts prompt={prompt} />
          {isOpen && <Techniques prompt={prompt} />}
        </div>
        <div className={styles.foot}>
          <Button
            size="s"
            {...(isOpen && { look: 'primary' })}
            aria-label={`Use ${prompt.title}`}
            onClick={onUse}
          >
            Use
          </Button>
          <CopyButton size="s" text={prompt.prompt} />
          <Button
            ref={toggle}
            className={styles.toggle}
            look="bare"
            size="s"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={`CTO of ${prompt.title}`}
            onClick={onToggle}
          >
            CTO {isOpen ? <ChevronUp /> : <ChevronDown />}
          </Button>
        </div>
      </div>
      {isOpen && (
        <CtoPanel
          id={panelId}
          prompt={prompt}
          onClose={() => {
            onToggle();
            toggle.current?.focus();
          }}
        />
      )}
    </article>
  );
}
