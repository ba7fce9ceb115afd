import type { ReactNode } from 'react';
import type { Mark } from '../../ui/prompt-surface/split-runs.ts';
import { AddedWords } from '../said-words/mark-words.tsx';
import type { ModelWriting } from './use-model-writing.ts';

const NONE: readonly Mark[] = [];
const nameOf = (at: number) => `by-model-${at}`;

/** What a model added, marked in its copy. */
export function addedMarks(copy: ModelWriting['copy']): readonly Mark[] {
  if (!copy) return NONE;
  return copy.added.map(({ at, start, end }) => ({
    id: nameOf(at),
    start,
    end,
    severity: 'said',
    tag: 'added',
    says: `Added by ${copy.by}`,
  }));
}

/** What a tap on it opens; nothing where the mark is another's. */
export function explainAdded(
  writing: ModelWriting | undefined,
  id: string,
  close: () => void,
): ReactNode | undefined {
  const one = writing?.copy?.additions.find(({ at }) => nameOf(at) === id);
  if (!writing?.copy || !one) return undefined;
  return (
    <AddedWords
      words={one.words}
      by={writing.copy.by}
      onTakeBack={() => {
        close();
        writing.turn(one.at);
      }}
    />
  );
}
