import type { LibraryPrompt } from '@cuewright/engine/content/library';
import { FactLine } from '../../ui/fact-line/fact-line.tsx';
import { Stamp } from '../../ui/stamp/stamp.tsx';
import styles from './prompt-facts.module.css';
import { levelNames, typeNames } from './words.ts';

/** Where it belongs, how hard it is, and what we think of it. */
export function PromptFacts({ prompt }: { prompt: LibraryPrompt }) {
  return (
    <FactLine>
      <span>{prompt.category}</span>
      <span>{typeNames[prompt.mode]}</span>
      <span>{levelNames[prompt.difficulty]}</span>
      <span>
        Editors <b>{prompt.rating.toFixed(1)}</b> of 5
      </span>
    </FactLine>
  );
}

/** What it does that can be done again. */
export function Techniques({ prompt }: { prompt: LibraryPrompt }) {
  return (
    <p className={styles.techniques}>
      {prompt.techniques.map((technique) => (
        <Stamp key={technique} isWeak>
          {technique}
        </Stamp>
      ))}
    </p>
  );
}
