import { type BrainstormNote, brainstormLimits, tagProblem, tagsIn } from '@cuewright/contract';
import { isBlankText } from '@cuewright/engine/text';
import type { NoteCategory } from './wanted-notes.ts';

/** What is typed into a form of a note. */
export interface NoteDraft {
  title: string;
  content: string;
  category: NoteCategory;
  isImportant: boolean;
}

export const emptyNote: NoteDraft = { title: '', content: '', category: 'idea', isImportant: false };

export function isNoteDraft(value: unknown): value is NoteDraft {
  const { title, content, category, isImportant } = (value ?? {}) as Partial<NoteDraft>;
  return (
    typeof title === 'string' &&
    typeof content === 'string' &&
    brainstormLimits.categories.some((known) => known === category) &&
    typeof isImportant === 'boolean'
  );
}

/** What is in the way of saving it, in words for the field; blank is told by the button alone. */
export function contentProblem({ content }: Pick<NoteDraft, 'content'>): string | undefined {
  return tagProblem(tagsIn(content));
}

export function isComplete({ title, content }: Pick<NoteDraft, 'title' | 'content'>): boolean {
  return !isBlankText(title) && !isBlankText(content);
}

/** An edit that is under way, and the note it began from. */
export interface NoteEdit extends NoteDraft {
  version: number;
  base: Omit<NoteDraft, 'isImportant'>;
}

export function editOf({ title, content, category, isImportant, version }: BrainstormNote): NoteEdit {
  return { title, content, category, isImportant, version, base: { title, content, category } };
}

export function isNoteEdit(value: unknown): value is NoteEdit | null {
  if (value === null) return true;
  const { version, base } = (value ?? {}) as Partial<NoteEdit>;
  return isNoteDraft(value) && typeof version === 'number' && typeof base?.content === 'string';
}

/** Whether the words somebody else kept are those the edit began from: then nothing of theirs is written over. */
export function hasSameWords(base: NoteEdit['base'], current: BrainstormNote): boolean {
  return (
    base.title === current.title && base.content === current.content && base.category === current.category
  );
}

/** What of it differs from what it began from. */
export function changesOf({ title, content, category, base }: NoteEdit): Partial<NoteEdit['base']> {
  return {
    ...(title.trim() !== base.title && { title }),
    ...(content.trim() !== base.content && { content }),
    ...(category !== base.category && { category }),
  };
}
