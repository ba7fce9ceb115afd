import { useSyncExternalStore } from 'react';
import { onPersonChanged } from '../../lib/session-news.ts';

/** Prompts that look deleted: until they are, whatever is fetched meanwhile still has them. */
let deleted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function become(next: ReadonlySet<string>): void {
  deleted = next;
  for (const listener of listeners) listener();
}

export function hideDeleted(id: string): void {
  become(new Set([...deleted, id]));
}

export function showAgain(id: string): void {
  become(new Set([...deleted].filter((other) => other !== id)));
}

onPersonChanged(() => become(new Set()));

export function useDeletedPrompts(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => deleted,
  );
}
