import type { Mark } from '@cuewright/engine/marks';
import { saidDraft, useSaidDraft } from '../../lib/said-words/said-text.ts';

const nameOf = (builder: string) => `${builder}-marks`;

/** What somebody says that the words of a builder's prompt are. */
export function useBuilderMarks(builder: string, text: string) {
  return useSaidDraft(nameOf(builder), text);
}

/** The same, along with a finished prompt. */
export function builderMarks(builder: string, text: string): readonly Mark[] {
  return saidDraft(nameOf(builder), text);
}
