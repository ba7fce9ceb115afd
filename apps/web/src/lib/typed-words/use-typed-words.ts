import { useSyncExternalStore } from 'react';
import { useUnsavedWords } from '../../ui/dialog/unsaved-words.ts';
import { draftNames, forgetDraft, type IsValid, readDraft, useDraft, writeDraft } from '../draft.ts';
import {
  leaveTabWords,
  listenToTabWords,
  moveAway,
  newestElsewhere,
  onWordsMoved,
  readElsewhere,
  removeElsewhere,
  removeTabWords,
  settleSameWords,
} from './tab-words.ts';

/** A form that people write words into. */
export interface WordsForm<T> {
  name: string;
  empty: T;
  isValid: IsValid<T>;
  /** What somebody typed and has not saved; nothing where the form is as it began. */
  wordsIn: (value: T) => string;
}

export interface TypedWords<T> {
  words: T;
  hasWords: boolean;
  change: (next: (before: T) => T) => void;
  /** Given up. */
  clear: () => void;
  /** So much is saved. What was typed since stays. */
  settle: (saved: T) => void;
  /** What another tab has in the same form, as long as this one is empty. */
  elsewhere: WordsElsewhere | undefined;
}

export interface WordsElsewhere {
  excerpt: string;
  /** Goes on with them here; they leave the other tab. */
  bring: () => void;
  discard: () => void;
}

/** Written where no storage took it: it would be gone with the page. */
const unkept = new Set<string>();

onWordsMoved(forgetDraft);
globalThis.addEventListener?.('beforeunload', (event: Event) => {
  if (draftNames('').some((name) => unkept.has(name))) event.preventDefault();
});

export function hasTypedWords<T>({ name, empty, isValid, wordsIn }: WordsForm<T>): boolean {
  return wordsIn(readDraft(name, empty, isValid)).trim() !== '';
}

/**
 * A draft that also holds the dialog around it open, and that other tabs of the same person are offered when this
 * one is closed or another is opened beside it. Each tab keeps its own words; none writes over another's.
 */
export function useTypedWords<T>(form: WordsForm<T>): TypedWords<T> {
  const { name, empty, isValid, wordsIn } = form;
  const [words] = useDraft(name, empty, isValid);
  const hasWords = wordsIn(words).trim() !== '';
  useUnsavedWords(hasWords);
  const isWanted = (value: unknown) => isValid(value) && wordsIn(value).trim() !== '';
  const found = useSyncExternalStore(listenToTabWords, () =>
    hasWords ? undefined : newestElsewhere(name, isWanted),
  );

  function change(next: (before: T) => T): void {
    const before = readDraft(name, empty, isValid);
    putTypedWords(form, before, next(before));
  }

  return {
    words,
    hasWords,
    change,
    clear: () => clearTypedWords(form),
    settle: (saved) => {
      settleSameWords(name, saved);
      if (readDraft(name, empty, isValid) === saved) clearTypedWords(form);
    },
    elsewhere: found === undefined ? undefined : elsewhereOf(found),
  };

  function elsewhereOf(text: string): WordsElsewhere {
    const { key, value } = readElsewhere(text);
    return {
      excerpt: wordsIn(value as T).trim(),
      bring: () => {
        moveAway(key);
        change(() => value as T);
      },
      discard: () => removeElsewhere(key),
    };
  }
}

export function putTypedWords<T>({ name, wordsIn }: WordsForm<T>, before: T, after: T): void {
  const isKeptHere = writeDraft(name, after);
  const isWorthKeeping = wordsIn(after).trim() !== '';
  if (!isWorthKeeping) removeTabWords(name);
  const isKeptThere = isWorthKeeping && leaveTabWords(name, before, after);
  if (isWorthKeeping && !isKeptHere && !isKeptThere) unkept.add(name);
  else unkept.delete(name);
}

export function clearTypedWords({ name }: Pick<WordsForm<never>, 'name'>): void {
  forgetDraft(name);
  removeTabWords(name);
  unkept.delete(name);
}
