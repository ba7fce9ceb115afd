import { useMemo } from 'react';
import { readDraft, useDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';

const NONE: readonly string[] = [];
const isPinned = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const nameOf = (builder: string) => `${builder}-pins`;

/** The words of a builder's prompt that stay as they are. What is written over comes back pinned when it comes back. */
export function useBuilderPins(builder: string, text: string) {
  const [kept, change] = useDraft(nameOf(builder), NONE, isPinned);
  const pinned = useMemo(() => kept.filter((words) => text.includes(words)), [kept, text]);
  return [pinned, change] as const;
}

/** Those that go along with a finished prompt. */
export function builderPins(builder: string, text: string): { locked?: readonly string[] } {
  const locked = readDraft(nameOf(builder), NONE, isPinned).filter((words) => text.includes(words));
  return locked.length > 0 ? { locked } : {};
}
