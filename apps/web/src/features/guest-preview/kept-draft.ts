import { keep, recall } from '../../lib/memory.ts';

const DRAFT = 'hero-shot';
const WANTED = 'hero-shot-wanted';

/** What was typed lasts as long as the tab, across the way to the provider and back. */
export function keepDraft(text: string, { isWanted = false } = {}): void {
  keep('tab', DRAFT, text);
  if (isWanted) keep('tab', WANTED, '1');
}

export function readDraft(): string | undefined {
  return recall('tab', DRAFT) || undefined;
}

/** Whether its copies were asked for before signing in; once. */
export function takeWanted(): boolean {
  const isWanted = recall('tab', WANTED) === '1';
  keep('tab', WANTED, undefined);
  return isWanted;
}
