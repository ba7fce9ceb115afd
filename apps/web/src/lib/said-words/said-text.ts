import { carryMarks, type Mark } from '@cuewright/engine/marks';
import { kinds } from '@cuewright/engine/statement';
import { useCallback, useMemo } from 'react';
import { readDraft, useDraft } from '../draft.ts';

/** What somebody said of a text, and the text they said it of. */
export interface SaidText {
  text: string;
  marks: readonly Mark[];
}

const NOTHING: SaidText = { text: '', marks: [] };

/** What is said of a text as it was typed into a form: the words that were written over take it back with them. */
export function useSaidDraft(
  name: string,
  text: string,
): [marks: readonly Mark[], change: (marks: readonly Mark[]) => void] {
  const [kept, keep] = useDraft(name, NOTHING, isSaidText);
  const marks = useMemo(() => carryMarks(kept.marks, kept.text, text), [kept, text]);
  const change = useCallback((next: readonly Mark[]) => keep(() => ({ text, marks: next })), [keep, text]);
  return [marks, change];
}

/** The same for who goes on with the text. */
export function saidDraft(name: string, text: string): readonly Mark[] {
  const kept = readDraft(name, NOTHING, isSaidText);
  return carryMarks(kept.marks, kept.text, text);
}

export function areSameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, to, kind, added, by }, at) => {
      const same = other[at];
      return (
        same?.from === from && same.to === to && same.kind === kind && same.added === added && same.by === by
      );
    })
  );
}

export function areMarks(value: unknown): value is readonly Mark[] {
  return Array.isArray(value) && value.every(isMark);
}

export function isSaidText(value: unknown): value is SaidText {
  const { text, marks } = (value ?? {}) as Partial<SaidText>;
  return typeof text === 'string' && areMarks(marks);
}

function isMark(value: unknown): value is Mark {
  const { from, to, kind } = (value ?? {}) as Partial<Mark>;
  return Number.isInteger(from) && Number.isInteger(to) && kinds.some((known) => known === kind);
}
