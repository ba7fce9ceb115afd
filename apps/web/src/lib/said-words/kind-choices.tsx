import { isolateText } from '@cuewright/engine/text';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { Mode } from '../address.ts';
import { cutText } from '../cut-text.ts';
import { kindWords, offeredKinds, type SaidKind } from './kinds.ts';
import styles from './said-words.module.css';

interface KindChoicesProps {
  words: string;
  mode: Mode;
  /** What they were said to be. */
  now: SaidKind | undefined;
  onSay: (kind: SaidKind) => void;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** What words are: what matters most on a button each, the rest behind one more. */
export function KindChoices({ words, mode, now, onSay, children }: KindChoicesProps) {
  const id = useId();
  const { chief, others } = offeredKinds(mode);
  const [isMore, showMore] = useState(now !== undefined && others.includes(now));
  const buttonOf = (kind: SaidKind) => (
    <Button key={kind} size="s" aria-pressed={kind === now} onClick={() => onSay(kind)}>
      {kindWords[kind].name}
    </Button>
  );
  return (
    <div className={styles.choices}>
      <p className={styles.about}>
        <b>{quoted(words)}</b> is
      </p>
      <div className={styles.kinds}>
        {chief.map(buttonOf)}
        <Button size="s" aria-expanded={isMore} aria-controls={id} onClick={() => showMore(!isMore)}>
          Another part…
        </Button>
        {children}
      </div>
      <div id={id} className={styles.kinds} hidden={!isMore}>
        {isMore && others.map(buttonOf)}
      </div>
    </div>
  );
}

const SHOWN = 40;

/** Words as they are spoken of: not too many of them. */
export function quoted(words: string): string {
  const bare = words.replace(/^["“„«‘「『]+|["”»’」』]+$/g, '');
  return `“${isolateText(bare.length > SHOWN ? `${cutText(bare, SHOWN, { atWord: true })}…` : bare)}”`;
}
