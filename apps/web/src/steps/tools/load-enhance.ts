import { logError } from '../../lib/log-error.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** What makes a prompt of words comes when it is first wanted; without a line it does not, and that is told. */
export async function loadEnhance() {
  try {
    return await import('@cuewright/engine/enhance');
  } catch (error) {
    logError('Failed to load what writes prompts:', error);
    showToast({
      title: 'Nothing was made of it',
      text: 'The server cannot be reached. What you wrote is kept; try again.',
      tone: 'error',
    });
    return undefined;
  }
}
