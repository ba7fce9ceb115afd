import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './added-list.module.css';
import type { Addition } from './use-model-writing.ts';

interface AddedListProps {
  by: string;
  additions: readonly Addition[];
  onTurn: (at: number) => void;
  onReword: (at: number) => void;
}

/** What a model added to a copy that nobody had said, each taken out by one tap, put back by one, and put in other words by one. */
export function AddedList({ by, additions, onTurn, onReword }: AddedListProps) {
  const id = useId();
  return (
    <div className={styles.added}>
      <h3 id={id}>Added by {by}</h3>
      <ul aria-labelledby={id}>
        {additions.map(({ at, words, isRefused, hasOthers }) => (
          <li key={at} className={classNames(isRefused && styles.refused)}>
            {isRefused ? <del>{words}</del> : <span>{words}</span>}
            {hasOthers && !isRefused && (
              <Button size="s" look="bare" aria-label={`Reword “${words}”`} onClick={() => onReword(at)}>
                Reword
              </Button>
            )}
            <Button
              size="s"
              look="bare"
              aria-label={isRefused ? `Put back “${words}”` : `Remove “${words}”`}
              onClick={() => onTurn(at)}
            >
              {isRefused ? 'Put back' : 'Remove'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
