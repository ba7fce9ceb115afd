import { carryMarks, type Mark } from '@cuewright/engine/marks';
import { useMemo } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { areSameMarks, isSaidText, type SaidText } from '../../lib/said-words/said-text.ts';

interface Kept extends SaidText {
  /** Which result they belong to. */
  of: string;
}

const isKept = (value: unknown): value is Kept | undefined =>
  isSaidText(value) && typeof (value as Kept).of === 'string';

export interface ResultMarks {
  /** In the text that is on the sheet. */
  marks: readonly Mark[];
  /** Others than those that are saved. */
  isChanged: boolean;
  change: (marks: readonly Mark[]) => void;
  /** Of another text, which is put on the sheet with them. */
  put: (said: SaidText) => void;
  discard: () => void;
  /** So much is saved. What was said since stays to be saved. */
  settle: (saved: SaidText) => void;
  /** They are of this result from now on: it has been given an id. */
  moveTo: (of: string) => void;
}

/** What somebody says that the words of a result are. They go on with their words; what is not saved of them outlives a reload. */
export function useResultMarks(of: string, original: SaidText, shown: string): ResultMarks {
  const [draft, keep, discard] = useDraft<Kept | undefined>('result-marks', undefined, isKept);
  const { text, marks: saved } = original;
  const before = useMemo(() => carryMarks(saved, text, shown), [saved, text, shown]);
  const said = useMemo(
    () => (draft?.of === of ? carryMarks(draft.marks, draft.text, shown) : before),
    [draft, of, shown, before],
  );
  // One value for as long as nothing else is said: what is read anew for it takes its time.
  const isChanged = !areSameMarks(said, before);
  const marks = isChanged ? said : before;
  return {
    marks,
    isChanged,
    change: (next) =>
      areSameMarks(next, before) ? discard() : keep(() => ({ of, text: shown, marks: next })),
    put: ({ text: next, marks: all }) =>
      areSameMarks(all, carryMarks(saved, text, next))
        ? discard()
        : keep(() => ({ of, text: next, marks: all })),
    discard,
    settle: ({ text: kept, marks: all }) =>
      keep((now) => (now && areSameMarks(carryMarks(now.marks, now.text, kept), all) ? undefined : now)),
    moveTo: (to) => keep((now) => (now?.of === of ? { ...now, of: to } : now)),
  };
}
