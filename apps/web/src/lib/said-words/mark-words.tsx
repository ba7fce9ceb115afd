import type { Ask } from '@cuewright/engine/language';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { Mode } from '../address.ts';
import { KindChoices, quoted } from './kind-choices.tsx';
import { kindWords, type SaidKind, wordsOfKind } from './kinds.ts';
import styles from './said-words.module.css';

interface MarkWordsProps {
  words: string;
  mode: Mode;
  onSay: (kind: SaidKind) => void;
}

/** What a tap on words opens that may be one thing or another: both, and the way to all others. */
export function AskWords({ words, mode, choices, onSay }: MarkWordsProps & Pick<Ask, 'choices'>) {
  const [isOther, showOthers] = useState(false);
  if (isOther) return <KindChoices words={words} mode={mode} now={undefined} onSay={onSay} />;
  return (
    <div className={styles.choices}>
      <p className={styles.about}>
        Which is it? <b>{quoted(words)}</b> is
      </p>
      <div className={styles.kinds}>
        {choices.map((kind) => {
          const known = wordsOfKind(kind);
          return (
            known && (
              <Button key={kind} size="s" onClick={() => onSay(kind as SaidKind)}>
                {known.name}
              </Button>
            )
          );
        })}
        <Button size="s" look="bare" onClick={() => showOthers(true)}>
          Something else…
        </Button>
      </div>
    </div>
  );
}

interface AddedWordsProps {
  words: string;
  /** Who added them, where it was not the person. */
  by?: string;
  onTakeBack: () => void;
}

/** What a tap on words opens that were added: from a suggestion, or by a model. */
export function AddedWords({ words, by, onTakeBack }: AddedWordsProps) {
  return (
    <div className={styles.choices}>
      <p className={styles.about}>
        {by === undefined ? 'You added' : `Added by ${by}`}: <b>{quoted(words)}</b>
      </p>
      <div className={styles.kinds}>
        <Button size="s" onClick={onTakeBack}>
          <X aria-hidden="true" />
          Remove
        </Button>
      </div>
    </div>
  );
}

/** What a tap on words opens that somebody said something of. */
export function SaidWords({
  words,
  mode,
  kind,
  onSay,
  onTakeBack,
}: MarkWordsProps & { kind: SaidKind; onTakeBack: () => void }) {
  const [isOther, showOthers] = useState(false);
  if (isOther) return <KindChoices words={words} mode={mode} now={kind} onSay={onSay} />;
  return (
    <div className={styles.choices}>
      <p className={styles.about}>
        You said: <b>{quoted(words)}</b> is {kindWords[kind].is}.
      </p>
      <div className={styles.kinds}>
        <Button size="s" onClick={onTakeBack}>
          <X aria-hidden="true" />
          Remove
        </Button>
        <Button size="s" look="bare" onClick={() => showOthers(true)}>
          Something else…
        </Button>
      </div>
    </div>
  );
}
