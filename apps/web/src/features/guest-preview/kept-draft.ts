const DRAFT = 'hero-shot';
const WANTED = 'hero-shot-wanted';

/** What was typed lasts as long as the tab, across the way to the provider and back. */
export function keepDraft(text: string, { isWanted = false } = {}): void {
  withStorage((storage) => {
    storage.setItem(DRAFT, text);
    if (isWanted) storage.setItem(WANTED, '1');
  });
}

export function readDraft(): string | undefined {
  return withStorage((storage) => storage.getItem(DRAFT)) || undefined;
}

/** Whether its copies were asked for before signing in; once. */
export function takeWanted(): boolean {
  return (
    withStorage((storage) => {
      const wanted = storage.getItem(WANTED);
      storage.removeItem(WANTED);
      return wanted;
    }) === '1'
  );
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined; // Storage is switched off: the text lasts as long as the page.
  }
}
