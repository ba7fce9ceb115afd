import { showToast } from '../ui/toast/toast-queue.ts';
import { failureText } from './api.ts';

/** What was shown at once did not go through, and is as it was. */
export function tellNotChanged(error: Error): void {
  showToast({ title: 'Not changed', text: failureText(error), tone: 'error' });
}
