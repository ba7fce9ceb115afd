import { sharedValue } from './shared-value.ts';

/** Whether the server can be reached: `back` for a moment after it could not. */
export type Line = 'up' | 'down' | 'back';

const PROBE_EVERY_MS = 3000;
const BACK_SHOWN_MS = 5000;

const { get: currentLine, set: become, listen: onLineChange } = sharedValue<Line>('up');

export { currentLine, onLineChange };

/**
 * Watches the line. What the browser says about being offline is believed; that it is online again only when
 * the server has answered, because a café's sign-in page is a network too.
 */
export function watchLine(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  function onDown() {
    attempt++;
    clearTimeout(timer);
    become('down');
  }
  async function onUp() {
    // Browsers say it again, and what is up or coming up is nothing to ask about.
    if (currentLine() !== 'down') return;
    const mine = ++attempt;
    clearTimeout(timer);
    const hasAnswered = await serverAnswers();
    if (mine !== attempt) return;
    if (hasAnswered) {
      become('back');
      timer = setTimeout(() => become('up'), BACK_SHOWN_MS);
    } else {
      timer = setTimeout(onUp, PROBE_EVERY_MS);
    }
  }

  addEventListener('offline', onDown);
  addEventListener('online', onUp);
  if (!navigator.onLine) onDown();
  return () => {
    attempt++;
    clearTimeout(timer);
    removeEventListener('offline', onDown);
    removeEventListener('online', onUp);
  };
}

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_EVERY_MS) })).ok;
  } catch {
    return false;
  }
}
