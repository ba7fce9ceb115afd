import type { Mark } from '@cuewright/engine/marks';
import { useCallback } from 'react';
import { readDraft, useDraft } from '../draft.ts';
import { isSaidText, type SaidText } from './said-text.ts';

const NAME = 'said-copies';
const NONE: readonly SaidText[] = [];
const NO_MARKS: readonly Mark[] = [];
const REMEMBERED = 20;

/** What was made of a prompt that belongs to nobody: its text as it is now, with what is said of it. */
interface Kept extends SaidText {
  /** The prompt it was made of; nothing where its words are as they were. */
  of?: string;
}

const areSaid = (value: unknown): value is readonly Kept[] => Array.isArray(value) && value.every(isSaidText);

/** What is said of a prompt that belongs to nobody: of the library, of a lesson. Kept in this tab. */
export function useSaidCopy(
  prompt: string,
): [marks: readonly Mark[], change: (marks: readonly Mark[]) => void] {
  const { marks, change } = useOwnCopy(prompt);
  return [marks, change];
}

interface OwnCopy extends SaidText {
  change: (marks: readonly Mark[]) => void;
  replace: (said: SaidText) => void;
}

/** The same where words can be added to it: one's own copy of it, for as long as the tab is open. */
export function useOwnCopy(prompt: string): OwnCopy {
  const [all, edit] = useDraft(NAME, NONE, areSaid);
  const { text, marks } = copyIn(all, prompt);
  const replace = useCallback(
    (said: SaidText) =>
      edit((before) => {
        const others = before.filter((one) => originalOf(one) !== prompt);
        const isAsItWas = said.text === prompt && said.marks.length === 0;
        return isAsItWas ? others : [...others, { ...said, of: prompt }].slice(-REMEMBERED);
      }),
    [edit, prompt],
  );
  const change = useCallback((next: readonly Mark[]) => replace({ text, marks: next }), [replace, text]);
  return { text, marks, change, replace };
}

/** The same, for who opens it as a prompt of their own. */
export function ownCopy(prompt: string): SaidText {
  return copyIn(readDraft(NAME, NONE, areSaid), prompt);
}

function originalOf({ of, text }: Kept): string {
  return of ?? text;
}

function copyIn(all: readonly Kept[], prompt: string): SaidText {
  const kept = all.find((one) => originalOf(one) === prompt);
  return { text: kept?.text ?? prompt, marks: kept?.marks ?? NO_MARKS };
}
