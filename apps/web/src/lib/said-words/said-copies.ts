import type { Mark } from '@cuewright/engine/marks';
import { useCallback } from 'react';
import { readDraft, useDraft } from '../draft.ts';
import { isSaidText, type SaidText } from './said-text.ts';

const NAME = 'said-copies';
const NONE: readonly SaidText[] = [];
const NO_MARKS: readonly Mark[] = [];
const REMEMBERED = 20;
const areSaid = (value: unknown): value is readonly SaidText[] =>
  Array.isArray(value) && value.every(isSaidText);

/** What is said of a prompt that belongs to nobody: of the library, of a lesson. Kept in this tab. */
export function useSaidCopy(
  prompt: string,
): [marks: readonly Mark[], change: (marks: readonly Mark[]) => void] {
  const [all, edit] = useDraft(NAME, NONE, areSaid);
  const change = useCallback(
    (marks: readonly Mark[]) =>
      edit((before) => {
        const others = before.filter(({ text }) => text !== prompt);
        return marks.length === 0 ? others : [...others, { text: prompt, marks }].slice(-REMEMBERED);
      }),
    [edit, prompt],
  );
  return [marksOf(all, prompt), change];
}

/** The same, for who opens it as a prompt of their own. */
export function saidCopy(prompt: string): readonly Mark[] {
  return marksOf(readDraft(NAME, NONE, areSaid), prompt);
}

function marksOf(all: readonly SaidText[], prompt: string): readonly Mark[] {
  return all.find(({ text }) => text === prompt)?.marks ?? NO_MARKS;
}
