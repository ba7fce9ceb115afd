import { optimizerLimits } from '@cuewright/contract';
import { exampleIdeas, ideaPlaceholders } from '@cuewright/engine/content/ideas';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { Mode } from '../../lib/address.ts';
import { DictateButton } from '../../lib/dictation/dictate-button.tsx';
import { PinnedWords } from '../../lib/pinned-words/pinned-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Take, Takes } from '../../ui/take/take.tsx';
import { Textarea } from '../../ui/textarea/textarea.tsx';
import styles from './optimizer-step.module.css';

interface IdeaFormProps {
  mode: Mode;
  idea: string;
  pinned: readonly string[];
  onPin: (pinned: readonly string[]) => void;
  /** What an example took the place of. */
  before: string | null;
  onWrite: (idea: string) => void;
  onExample: (idea: string) => void;
  onUndo: () => void;
}

/** The idea, in the person's own words. */
export function IdeaForm({ mode, idea, pinned, onPin, before, onWrite, onExample, onUndo }: IdeaFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Textarea
        ref={box}
        label="Your idea"
        value={idea}
        onChange={onWrite}
        rows={5}
        max={optimizerLimits.typed}
        placeholder={ideaPlaceholders[mode]}
        isProse
        isRequired
        dictation={
          <DictateButton
            label="Your idea"
            textNow={() => idea}
            max={optimizerLimits.typed}
            onChange={onWrite}
          />
        }
        tools={
          before !== null && (
            <>
              <span>From an example</span>
              <Button look="bare" size="s" onClick={onUndo}>
                <Undo2 aria-hidden="true" />
                Undo
              </Button>
            </>
          )
        }
      />
      <PinnedWords level={2} text={idea} pinned={pinned} onChange={onPin} source={box} />
      <section className={styles.group} aria-labelledby="example-ideas">
        <h2 id="example-ideas">Or begin with one of these</h2>
        <Takes label="Example ideas">
          {exampleIdeas[mode].map((example, n) => (
            <Take
              key={example}
              mark={'ABCD'.charAt(n)}
              name={example}
              isChosen={idea === example}
              onChoose={() => onExample(example)}
            />
          ))}
        </Takes>
      </section>
    </>
  );
}
