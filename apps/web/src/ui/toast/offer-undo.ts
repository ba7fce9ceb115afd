import { showToast } from './toast-queue.ts';

interface Undoable {
  /** What looks done already, as in "Note deleted". */
  title: string;
  /** Puts it back on the screen; nothing was sent. */
  undo: () => void;
  /** Does it for good: when the toast is gone, or when the page is. */
  commit: () => void;
}

const UNDO_MS = 6000;

/** Six seconds to think again. The page may be left meanwhile: then it is done at once. */
export function offerUndo({ title, undo, commit }: Undoable): void {
  let isSettled = false;
  function settle(how: () => void) {
    if (isSettled) return;
    isSettled = true;
    removeEventListener('pagehide', onPageHide);
    how();
  }
  const onPageHide = () => settle(commit);
  addEventListener('pagehide', onPageHide);
  showToast({
    title,
    tone: 'go',
    forMs: UNDO_MS,
    action: { label: 'Undo', onAct: () => settle(undo) },
    onGone: () => settle(commit),
  });
}
