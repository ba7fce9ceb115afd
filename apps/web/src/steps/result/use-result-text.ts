import type { PromptSettings } from '@cuewright/engine/methods';
import { forgetDraft, readDraft, useDraft, writeDraft } from '../../lib/draft.ts';
import { isSettings } from '../../lib/prompt-settings/is-settings.ts';
import { draftOf } from './draft-of.ts';
import { moveEditorWords, rebaseEditorWords } from './editor-words.ts';

/** What can be written and set anew of a result. */
export interface SheetText {
  text: string;
  settings: PromptSettings;
}

/** The saved prompt that an edit began from: whoever saved another one since is asked about. */
export interface EditBase {
  text: string;
  version: number;
}

interface Edit {
  /** Which result it is an edit of. */
  of: string;
  text: string;
  /** As they were, where only the text was edited. */
  settings?: PromptSettings;
  /** Nothing as long as the result is not saved. */
  base?: EditBase;
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
  /** What the sheet began from: of the edit, or what is saved now. */
  base: EditBase | undefined;
  isEdited: boolean;
  /** With what it began from, where that is not what is on the sheet. */
  edit: (text: string, base?: EditBase) => void;
  put: (sheet: SheetText) => void;
  discard: () => void;
  /** So much is saved, under this id. What was written since stays an edit, of what is saved now. */
  settle: (saved: SheetText, id: string, base: EditBase) => void;
  /** The edit is one of this result from now on: it has been given an id. */
  moveTo: (id: string, base: EditBase) => void;
}

const NOTHING: PromptSettings = {};
/** Where pages of a version before kept the edit of whatever result they had. */
const BEFORE = 'result-edit';

interface Original {
  text: string;
  settings?: PromptSettings | undefined;
  /** Of the saved prompt. */
  version?: number | undefined;
}

/** The text of a result and what was made of it since. An edit that is not saved outlives a reload. */
export function useResultText(of: string, { text: original, settings, version }: Original): ResultText {
  const name = draftOf('result-edit', of);
  const originalSettings = settings ?? NOTHING;
  const [edit, change] = useDraft<Edit | undefined>(name, undefined, isEdit);
  const [before, , clearBefore] = useDraft<Edit | undefined>(BEFORE, undefined, isEdit);
  const own = [edit, before].find((one) => one?.of === of);
  const base = own ? own.base : version === undefined ? undefined : { text: original, version };
  const shown = own?.text ?? original;
  const shownSettings = own?.settings ?? originalSettings;
  const discard = () => {
    forgetDraft(name);
    if (before?.of === of) clearBefore();
  };
  const put = (next: SheetText, from = base) => {
    if (next.text === original && areSame(next.settings, originalSettings)) discard();
    else change(() => ({ of, ...next, ...(from && { base: from }) }));
  };
  return {
    shown,
    settings: shownSettings,
    base,
    isEdited: shown !== original || !areSame(shownSettings, originalSettings),
    edit: (next, from) => put({ text: next, settings: shownSettings }, from),
    put: (next) => put(next),
    discard,
    settle: (saved, id, savedBase) => {
      const isSaved = (one: Edit | undefined) =>
        one?.text === saved.text && areSame(one.settings ?? saved.settings, saved.settings);
      if (isSaved(before)) clearBefore();
      rebaseEditorWords(id, savedBase);
      const savedName = draftOf('result-edit', id);
      const now = readDraft(savedName, undefined, isEdit);
      if (isSaved(now)) forgetDraft(savedName);
      else if (now) writeDraft(savedName, { ...now, base: savedBase });
    },
    moveTo: (id, movedBase) => {
      if (id === of) return;
      moveEditorWords(of, id, movedBase);
      const now = readDraft(name, undefined, isEdit) ?? own;
      if (now) writeDraft(draftOf('result-edit', id), { ...now, of: id, base: movedBase });
      discard();
    },
  };
}

export function areSame(one: PromptSettings, other: PromptSettings): boolean {
  return (
    one.duration === other.duration &&
    one.ratio === other.ratio &&
    (one.negative ?? []).join('\n') === (other.negative ?? []).join('\n')
  );
}
