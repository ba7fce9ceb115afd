import { giveUpWords } from '../../lib/typed-words/give-up-words.ts';
import { useTypedWords, type WordsElsewhere } from '../../lib/typed-words/use-typed-words.ts';
import { editorForm } from './editor-words.ts';
import type { ResultText } from './use-result-text.ts';
import type { Saving } from './use-save-result.ts';

export interface Editing {
  /** What the edit box shows. */
  box: {
    original: string;
    text: string;
    isSaving: boolean;
    elsewhere: WordsElsewhere | undefined;
    onChange: (text: string) => void;
  };
  /** Something was typed that has not been saved or given up. */
  isUnfinished: boolean;
  words: string;
  save: () => void;
  giveUp: () => void;
}

/** What is typed in the edit box: kept while it is typed, and saved by one press. */
export function useEditing({ of, text, saving }: { of: string; text: ResultText; saving: Saving }): Editing {
  const typed = useTypedWords(editorForm(of));
  const { words, hasWords } = typed;
  const { shown } = text;
  const start = { of, text: shown, from: shown, base: text.base };
  const now = hasWords && words ? words : start;
  return {
    box: {
      original: now.from,
      text: now.text,
      isSaving: saving.isSaving,
      elsewhere: typed.elsewhere,
      onChange: (next) => typed.change(() => ({ ...now, text: next })),
    },
    isUnfinished: hasWords,
    words: now.text,
    save: () => {
      typed.clear();
      if (now.text === shown && !text.isEdited) return;
      // On the sheet first: a save that fails leaves an edit there.
      text.edit(now.text, now.base);
      saving.saveText(now.text, now.base);
    },
    giveUp: () => giveUpWords(typed, { title: 'Edit discarded' }),
  };
}
