import { showToast } from '../../ui/toast/toast-queue.ts';

/** A fix needs the text read first, and it was not. */
export function tellNotRead(): void {
  showToast({
    title: 'That couldn’t be fixed',
    text: 'The prompt couldn’t be read. Nothing was changed; try again.',
    tone: 'error',
  });
}
