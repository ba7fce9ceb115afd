import { useSyncExternalStore } from 'react';
import { offerUndo } from '../ui/toast/offer-undo.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { failureText } from './api.ts';

let gone: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(ids: ReadonlySet<string>): void {
  gone = ids;
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What looks deleted already, wherever it is listed. */
export function useGone(): ReadonlySet<string> {
  return useSyncExternalStore(onChange, () => gone);
}

interface Deletion {
  /** Of the thing, or of all that go together. */
  id: string | readonly string[];
  /** "Note deleted". */
  title: string;
  send: () => Promise<unknown>;
}

/** Takes a thing off the screen, and sends its deletion when the time to undo it is over. One that fails puts it back. */
export function deleteUndoably({ id, title, send }: Deletion): void {
  const ids = typeof id === 'string' ? [id] : id;
  const putBack = () => change(new Set([...gone].filter((other) => !ids.includes(other))));
  change(new Set([...gone, ...ids]));
  offerUndo({
    title,
    undo: putBack,
    commit: () => {
      send().catch((error: Error) => {
        putBack();
        showToast({ title: 'Not deleted', text: failureText(error), tone: 'error' });
      });
    },
  });
}
