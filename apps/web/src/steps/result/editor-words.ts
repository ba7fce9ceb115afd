import { readDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';
import { clearTypedWords, putTypedWords, type WordsForm } from '../../lib/typed-words/use-typed-words.ts';
import { draftOf } from './draft-of.ts';
import type { EditBase } from './use-result-text.ts';

/** What stands in the edit box of a result and has not left it. */
export interface EditorWords {
  of: string;
  text: string;
  /** What was on the sheet when it was opened. */
  from: string;
  base?: EditBase | undefined;
}

export function editorForm(of: string): WordsForm<EditorWords | null> {
  return {
    name: draftOf('result-words', of),
    empty: null,
    isValid: (value): value is EditorWords | null => value === null || isWordsOf(value, of),
    wordsIn: (value) => (value && value.text !== value.from ? value.text.trim() || '(empty)' : ''),
  };
}

/** The result has been given another id. */
export function moveEditorWords(from: string, to: string, base: EditBase): void {
  const form = editorForm(from);
  const words = readDraft(form.name, form.empty, form.isValid);
  clearTypedWords(form);
  if (words) putTypedWords(editorForm(to), null, { ...words, of: to, base });
}

/** What is saved now is what it goes on from. */
export function rebaseEditorWords(of: string, base: EditBase): void {
  const form = editorForm(of);
  const words = readDraft(form.name, form.empty, form.isValid);
  if (words) putTypedWords(form, words, { ...words, base });
}

function isWordsOf(value: unknown, of: string): value is EditorWords {
  const words = (value ?? {}) as Partial<EditorWords>;
  return words.of === of && isText(words.text) && isText(words.from);
}
