import type { Note } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import { isText } from '../../lib/is-text.ts';
import type { WordsForm } from '../../lib/typed-words/use-typed-words.ts';

export interface NoteText {
  title: string;
  content: string;
}

const EMPTY: NoteText = { title: '', content: '' };

/** A note that is not there yet. */
export const newNoteForm: WordsForm<NoteText> = {
  name: 'note',
  empty: EMPTY,
  isValid: isNoteText,
  wordsIn: joined,
};

/** The one line of Quick Notes. */
export const quickNoteForm: WordsForm<NoteText> = { ...newNoteForm, name: 'quick-note' };

/** A change of a note that is under way, and the note it began from. */
export interface NoteEdit extends NoteText {
  version: number;
  base: NoteText;
}

export function editOf({ title, content, version }: Note): NoteEdit {
  return { title, content, version, base: { title, content } };
}

export function editNoteForm(id: string): WordsForm<NoteEdit | null> {
  return { name: `note-edit:${id}`, empty: null, isValid: isNoteEdit, wordsIn: changedWords };
}

export function isComplete({ title, content }: NoteText): boolean {
  return !isBlankText(title) && !isBlankText(content);
}

function isNoteText(value: unknown): value is NoteText {
  const { title, content } = (value ?? {}) as Partial<NoteText>;
  return isText(title) && isText(content);
}

function isNoteEdit(value: unknown): value is NoteEdit | null {
  if (value === null) return true;
  const { version, base } = (value ?? {}) as Partial<NoteEdit>;
  return isNoteText(value) && typeof version === 'number' && isNoteText(base);
}

function changedWords(edit: NoteEdit | null): string {
  if (!edit) return '';
  const isChanged = edit.title !== edit.base.title || edit.content !== edit.base.content;
  return isChanged ? joined(edit) : '';
}

function joined({ title, content }: NoteText): string {
  return `${title} ${content}`;
}
