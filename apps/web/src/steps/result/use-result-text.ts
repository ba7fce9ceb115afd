import { useDraft } from '../../lib/draft.ts';

interface Edit {
  /** Which result it is an edit of. */
  of: string;
  text: string;
}

const isEdit = (value: unknown): value is Edit | undefined =>
  typeof value === 'object' && value !== null && typeof (value as Edit).text === 'string';

export interface ResultText {
  /** What is on the sheet: the edit, or the text it began from. */
  shown: string;
  isEdited: boolean;
  edit: (text: string) => void;
  discard: () => void;
  /** So much is saved. What was written since stays an edit. */
  settle: (saved: string) => void;
  /** The edit is one of this result from now on: it has been given an id. */
  moveTo: (of: string) => void;
}

/** The text of a result and what was made of it since. An edit that is not saved outlives a reload. */
export function useResultText(of: string, original: string): ResultText {
  const [edit, change, clear] = useDraft<Edit | undefined>('result-edit', undefined, isEdit);
  const text = edit?.of === of ? edit.text : original;
  return {
    shown: text,
    isEdited: text !== original,
    edit: (next) => (next === original ? clear() : change(() => ({ of, text: next }))),
    discard: clear,
    settle: (saved) => change((now) => (now?.text === saved ? undefined : now)),
    moveTo: (to) => change((now) => (now?.of === of ? { ...now, of: to } : now)),
  };
}
