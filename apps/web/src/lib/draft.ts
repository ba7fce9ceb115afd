import { useCallback, useSyncExternalStore } from 'react';
import { keep, keepValue, recall, recallValue } from './memory.ts';
import { forgetTabWords, keepTabWordsOf } from './typed-words/tab-words.ts';

const PREFIX = 'draft:';
const OWNER = 'drafts-of';
const ASIDE = 'drafts-aside:';

/** What was read or written since the page was opened. Without storage it is all there is. */
const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

export type IsValid<T> = (value: unknown) => value is T;

/**
 * A half-filled form. It outlives Back, Forward, a reload and an expired session, in this tab alone, and is gone
 * with whoever wrote it. What was stored by an older page and is not valid any more counts as nothing.
 */
export function useDraft<T>(name: string, initial: T, isValid: IsValid<T>) {
  const draft = useSyncExternalStore(
    listen,
    () => readDraft(name, initial, isValid),
    // A page that is drawn by the build has nobody's.
    () => initial,
  );
  const change = useCallback(
    (next: (before: T) => T) => writeDraft(name, next(readDraft(name, initial, isValid))),
    [name, initial, isValid],
  );
  const clear = useCallback(() => forgetDraft(name), [name]);
  return [draft, change, clear] as const;
}

export function readDraft<T>(name: string, initial: T, isValid: IsValid<T>): T {
  if (!known.has(name)) known.set(name, recallValue('tab', PREFIX + name));
  const value = known.get(name);
  return isValid(value) ? value : initial;
}

/** False where storage is full or forbidden: then it is kept as long as the page is open. */
export function writeDraft(name: string, value: unknown): boolean {
  known.set(name, value);
  const isKept = keepValue('tab', PREFIX + name, value);
  tell();
  return isKept;
}

export function forgetDraft(name: string): void {
  forget([name]);
}

/** The names of this tab's drafts that begin so. */
export function draftNames(start: string): string[] {
  return [...new Set([...known.keys(), ...storedNames()])].filter((name) => name.startsWith(start));
}

/** Drafts of somebody else are not for this person, who finds their own again. */
export function keepDraftsOf(person: string): void {
  // Without storage there is nothing of anybody's.
  const owner = recall('tab', OWNER) ?? person;
  if (owner !== person) setDraftsAside();
  keep('tab', OWNER, person);
  for (const [name, value] of Object.entries(takeAside(person))) {
    if (recall('tab', PREFIX + name) === null) writeDraft(name, value);
  }
  keepTabWordsOf(person);
}

/** Whoever wrote them is not here any more: they wait, and nobody else finds them. */
export function setDraftsAside(): void {
  const owner = recall('tab', OWNER);
  if (owner) {
    const drafts = Object.fromEntries(storedNames().map((name) => [name, recallValue('tab', PREFIX + name)]));
    keepValue('tab', ASIDE + owner, { ...takeAside(owner), ...drafts });
  }
  leaveDrafts();
}

function takeAside(person: string): Readonly<Record<string, unknown>> {
  const drafts = recallValue('tab', ASIDE + person);
  keep('tab', ASIDE + person, undefined);
  return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
}

/** Signed out: nothing waits for them, here or in another tab, and what is typed next is whose it will be. */
export function forgetDrafts(): void {
  leaveDrafts();
  forgetTabWords();
}

function leaveDrafts(): void {
  forget(draftNames(''));
  keep('tab', OWNER, undefined);
}

function forget(names: readonly string[]): void {
  for (const name of names) {
    known.delete(name);
    keep('tab', PREFIX + name, undefined);
  }
  tell();
}

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
