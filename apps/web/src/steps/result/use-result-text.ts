import type { PromptSettings } from '@cuewright/engine/methods';
import { useDraft } from '../../lib/draft.ts';
import { isSettings } from '../../lib/prompt-settings/is-settings.ts';

/** What can be written and set anew of a result. */
export interface SheetText {
  text: string;
  settings: PromptSettings;
}

interface Edit {
  /** Which result it is an edit of. */
  of: string;
  text: string;
  /** As they were, where only the text was edited. */
  settings?: PromptSettings;
}

const isEdit = (value: unknown): value is Edit | undefined =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Edit).text === 'string' &&
  isSettings((value as Edit).settings);

export interface ResultText {
  /** What is on the sheet: the edit, or the text it began from. */
  shown: string;
  /** What is set beside it. */
  settings: PromptSettings;
  isEdited: boolean;
  edit: (text: string) => void;
  put: (sheet: SheetText) => void;
  discard: () => void;
  /** So much is saved. What was written since stays an edit. */
  settle: (saved: SheetText) => void;
  /** The edit is one of this result from now on: it has been given an id. */
  moveTo: (of: string) => void;
}

const NOTHING: PromptSettings = {};

/** The text of a result and what was made of it since. An edit that is not saved outlives a reload. */
export function useResultText(
  of: string,
  original: string,
  originalSettings: PromptSettings = NOTHING,
): ResultText {
  const [edit, change, clear] = useDraft<Edit | undefined>('result-edit', undefined, isEdit);
  const own = edit?.of === of ? edit : undefined;
  const text = own?.text ?? original;
  const settings = own?.settings ?? originalSettings;
  const put = (next: SheetText) =>
    next.text === original && areSame(next.settings, originalSettings)
      ? clear()
      : change(() => ({ of, ...next }));
  return {
    shown: text,
    settings,
    isEdited: text !== original || !areSame(settings, originalSettings),
    edit: (next) => put({ text: next, settings }),
    put,
    discard: clear,
    settle: (saved) =>
      change((now) =>
        now?.text === saved.text && areSame(now.settings ?? saved.settings, saved.settings) ? undefined : now,
      ),
    moveTo: (to) => change((now) => (now?.of === of ? { ...now, of: to } : now)),
  };
}

export function areSame(one: PromptSettings, other: PromptSettings): boolean {
  return (
    one.duration === other.duration &&
    one.ratio === other.ratio &&
    (one.negative ?? []).join('\n') === (other.negative ?? []).join('\n')
  );
}
