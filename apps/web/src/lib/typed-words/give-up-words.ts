import { showToast } from '../../ui/toast/toast-queue.ts';
import type { TypedWords } from './use-typed-words.ts';

/** Lets go of what was typed, and offers it back for as long as a toast stays. */
export function giveUpWords<T>(
  { words, hasWords, change, clear }: TypedWords<T>,
  { title, onUndo }: { title: string; onUndo?: () => void },
): void {
  clear();
  if (!hasWords) return;
  const undo = () => {
    change(() => words);
    onUndo?.();
  };
  showToast({ title, action: { label: 'Undo', onAct: undo } });
}
