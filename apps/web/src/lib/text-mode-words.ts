import { showToast } from '../ui/toast/toast-queue.ts';
import { readDraft } from './draft.ts';
import { isText } from './is-text.ts';
import { putTypedWords, type WordsForm } from './typed-words/use-typed-words.ts';

/** The text of Text Mode. */
export const textModeForm: WordsForm<string> = {
  name: 'tools-text',
  empty: '',
  isValid: isText,
  wordsIn: (text) => text,
};

/** Puts a text there; what stood there can be had back. */
export function beginTextModeWith(text: string): void {
  const before = readDraft(textModeForm.name, textModeForm.empty, textModeForm.isValid);
  if (before.trim() === text.trim()) return;
  putTypedWords(textModeForm, before, text);
  if (before.trim() === '') return;
  const undo = () => putTypedWords(textModeForm, text, before);
  showToast({ title: 'Its text is back in Text Mode', action: { label: 'Undo', onAct: undo } });
}
