import { showToast } from './toast-queue.ts';

interface Undoable {
  /** What looks done already, as in "Note deleted". */
  title: string;
  /** Puts it back on the screen; nothing was sent. */
  undo: () => void;
  /** Does it for good: when the toast is gone, or when the page is. */
  commit: () => unknown;
}

const UNDO_MS = 6000;
/** What can still be undone. */
const offered = new Set<() => unknown>();

/** Does at once what could still be undone, and waits for it: nobody is here to undo it any more. */
export async function finishUndoable(): Promise<void> {
  await Promise.allSettled([...offered].map((commitNow) => commitNow()));
}

/** Six seconds to think again. The page may be left meanwhile: then it is done at once. */
export function offerUndo({ title, undo, commit }: Undoable): void {
  let isSettled = false;
  function settle<Done>(how: () => Done): Done | undefined {
    if (isSettled) return undefined;
    isSettled = true;
    removeEventListener('pagehide', commitNow);
    offered.delete(commitNow);
    return how();
  }
  const commitNow = () => settle(commit);
  addEventListener('pagehide', commitNow);
  offered.add(commitNow);
  showToast({
    title,
    tone: 'go',
    forMs: UNDO_MS,
    action: { label: 'Undo', onAct: () => settle(undo) },
    onGone: () => void commitNow(),
  });
}
