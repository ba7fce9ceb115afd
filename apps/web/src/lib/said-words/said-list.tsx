import { partOfKind } from '@cuewright/engine/inks';
import type { Mark } from '@cuewright/engine/marks';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { partInk } from '../../ui/part/part-ink.ts';
import { quoted } from './kind-choices.tsx';
import { wordsOfKind } from './kinds.ts';
import styles from './said-words.module.css';

interface SaidListProps {
  prompt: string;
  marks: readonly Mark[];
  onTakeBack: (mark: Mark) => void;
}

/** All that somebody said of their words, each taken back by one tap. */
export function SaidList({ prompt, marks, onTakeBack }: SaidListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (marks.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label="What you said of your words">
      {marks.map((mark, at) => {
        const words = quoted(prompt.slice(mark.from, mark.to));
        const is = wordsOfKind(mark.kind)?.is ?? 'something else';
        const says = mark.added ? 'added' : is;
        return (
          <li key={`${mark.from} ${mark.kind}`} className={partInk(partOfKind[mark.kind])}>
            <span>
              <b>{words}</b> {says}
            </span>
            <IconButton
              size="s"
              label={mark.added ? `Remove ${words}, which was added` : `Remove: ${words} is ${is}`}
              onClick={() => {
                const next =
                  list.current?.querySelectorAll('button')[at === marks.length - 1 ? at - 1 : at + 1];
                next?.focus();
                onTakeBack(mark);
              }}
            >
              <X />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
