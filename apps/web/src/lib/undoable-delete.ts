import { useSyncExternalStore } from 'react';
import { offerUndo } from '../ui/toast/offer-undo.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { failureText } from './api.ts';
import { onPersonChanged } from './session-news.ts';
import { sharedValue } from './shared-value.ts';

/** Until it is deleted, and after: whatever was fetched meanwhile still has it. */
const gone = sharedValue<ReadonlySet<string>>(new Set());

onPersonChanged(() => gone.set(new Set()));

/** What looks deleted already, wherever it is listed. */
export function useGone(): ReadonlySet<string> {
  return useSyncExternalStore(gone.listen, gone.get);
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
  const putBack = () => gone.set(new Set([...gone.get()].filter((other) => !ids.includes(other))));
  gone.set(new Set([...gone.get(), ...ids]));
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
