import { keep, keepValue, recall, recallValue } from '../memory.ts';

const PREFIX = 'words:';
const TAB = 'words-tab';
const DAYS_KEPT = 30;

interface TabWords {
  at: number;
  value: unknown;
}

const listeners = new Set<() => void>();
const onMoved = new Set<(name: string) => void>();

/** Nobody's words are left for other tabs before it is known whose they are. */
let person: string | undefined;
let tab: string | undefined;

export function keepTabWordsOf(whose: string): void {
  person = whose;
  const oldest = Date.now() - DAYS_KEPT * 24 * 60 * 60 * 1000;
  for (const key of keysFrom(PREFIX)) if ((read(key)?.at ?? 0) < oldest) remove(key);
  tell();
}

/** In every tab of the person: the words must not wait for whoever sits here next. */
export function forgetTabWords(): void {
  if (person) for (const key of keysFrom(`${PREFIX}${person}:`)) remove(key);
  person = undefined;
  tell();
}

/** Leaves what this tab has in a form where others find it. False where it could not be kept. */
export function leaveTabWords(name: string, before: unknown, value: unknown): boolean {
  if (!person) return false;
  const there = read(ownKey(name));
  // A duplicated tab begins with the same id. Whoever finds words that are not its own takes another.
  if (there && !isSame(there.value, before)) tab = newTab();
  const isKept = keepValue('browser', ownKey(name), { at: Date.now(), value });
  if (!isKept) remove(ownKey(name));
  tell();
  return isKept;
}

export function removeTabWords(name: string): void {
  if (person) remove(ownKey(name));
  tell();
}

/** The same words in other tabs are saved now, too. */
export function settleSameWords(name: string, saved: unknown): void {
  for (const key of keysOfOthers(name)) if (isSame(read(key)?.value, saved)) moveAway(key);
  tell();
}

/** What another tab left last in the form of this name, as one text, so that it compares. */
export function newestElsewhere(name: string, isWanted: (value: unknown) => boolean): string | undefined {
  const [newest] = keysOfOthers(name)
    .filter((key) => isWanted(read(key)?.value))
    .sort((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));
  return newest && `${newest}\n${recall('browser', newest)}`;
}

export function readElsewhere(found: string): { key: string; value: unknown } {
  const [key = '', raw = 'null'] = splitOnce(found, '\n');
  return { key, value: (JSON.parse(raw) as TabWords).value };
}

/** They are here from now on: a form that still shows them in their tab lets them go. */
export function moveAway(key: string): void {
  keep('browser', key, 'null');
  remove(key);
  tell();
}

/** Nobody wants them; a tab that shows them keeps them all the same. */
export function removeElsewhere(key: string): void {
  remove(key);
  tell();
}

export function listenToTabWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls with the name of a form whose words were moved to another tab, or saved there. */
export function onWordsMoved(callback: (name: string) => void): void {
  onMoved.add(callback);
}

globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
  if (key !== null && !key.startsWith(PREFIX)) return;
  const own = ownKey('');
  if (key?.startsWith(own) && newValue === 'null')
    for (const callback of onMoved) callback(key.slice(own.length));
  tell();
});

function keysOfOthers(name: string): string[] {
  if (!person) return [];
  return keysFrom(`${PREFIX}${person}:`).filter(
    (key) => key !== ownKey(name) && splitOnce(key.slice(`${PREFIX}${person}:`.length), ':')[1] === name,
  );
}

function ownKey(name: string): string {
  tab ??= recall('tab', TAB) ?? newTab();
  return `${PREFIX}${person}:${tab}:${name}`;
}

function newTab(): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  keep('tab', TAB, id);
  return id;
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): TabWords | undefined {
  const kept = recallValue('browser', key);
  const isWhole = typeof kept === 'object' && kept !== null && 'value' in kept && 'at' in kept;
  return isWhole && typeof kept.at === 'number' ? (kept as TabWords) : undefined;
}

function remove(key: string): void {
  keep('browser', key, undefined);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function splitOnce(text: string, at: string): [string, string] {
  const where = text.indexOf(at);
  return [text.slice(0, where), text.slice(where + at.length)];
}

function tell(): void {
  for (const listener of listeners) listener();
}
