import { useSyncExternalStore } from 'react';
import { offerUndo } from '../ui/toast/offer-undo.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { failureText } from './api.ts';
import { onPersonChanged } from './session-news.ts';
import { sharedValue } from './shared-value.ts';

type Kind = 'prompt' | 'note' | 'brainstorm-note' | 'picture' | 'storyboard';

interface Gone {
  of: Kind;
  /** The server knows. */
  isDone: boolean;
}

/** Until it is deleted, and after: whatever was fetched meanwhile still has it. */
const gone = sharedValue<ReadonlyMap<string, Gone>>(new Map());

onPersonChanged(() => gone.set(new Map()));

function put(ids: readonly string[], of: Gone): void {
  gone.set(new Map([...gone.get(), ...ids.map((id) => [id, of] as const)]));
}

function putBack(ids: readonly string[]): void {
  gone.set(new Map([...gone.get()].filter(([id]) => !ids.includes(id))));
}

/** What looks deleted already, wherever it is listed. */
export function useGone(): Pick<ReadonlySet<string>, 'has'> {
  return useSyncExternalStore(gone.listen, gone.get);
}

/** Adds to a count that has just come what it lacks because it was deleted here, so that `useCountLeft` takes all of it off. */
export function countWithGone(of: Kind, count: number): number {
  return count + [...gone.get().values()].filter((one) => one.of === of && one.isDone).length;
}

/** What is left of a count by `countWithGone`: it falls with a deletion, and rises when that is undone. */
export function useCountLeft(of: Kind, count: number | undefined): number | undefined {
  const all = useSyncExternalStore(gone.listen, gone.get);
  return count === undefined ? undefined : count - [...all.values()].filter((one) => one.of === of).length;
}

interface Deletion {
  of: Kind;
  /** Of the thing, or of all that go together. */
  id: string | readonly string[];
  /** "Note deleted". */
  title: string;
  send: () => Promise<unknown>;
}

/** Takes a thing off the screen, and sends its deletion when the time to undo it is over. One that fails puts it back. */
export function deleteUndoably({ of, id, title, send }: Deletion): void {
  const ids = typeof id === 'string' ? [id] : id;
  put(ids, { of, isDone: false });
  offerUndo({
    title,
    undo: () => putBack(ids),
    commit: () =>
      send().then(
        () => put(ids, { of, isDone: true }),
        (error: Error) => {
          putBack(ids);
          showToast({ title: 'Not deleted', text: failureText(error), tone: 'error' });
        },
      ),
  });
}
