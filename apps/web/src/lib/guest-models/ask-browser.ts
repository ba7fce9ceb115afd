import { logError } from '../log-error.ts';
import { askOwnModel } from './own-model.ts';

/** One, and one more after an answer that breaks a law. */
const ATTEMPTS = 2;
/** It is slower than a server, and costs nobody anything. */
const WHOLE_MS = 60_000;

interface Question<Heard, Broken> {
  /** Knows what was wrong with the answer before. */
  ask: (
    before: Broken | undefined,
    signal: AbortSignal,
  ) => Promise<{
    instructions: string;
    message: string;
    /** Of the answer, as JSON Schema. */
    form: object;
  }>;
  hear: (answer: unknown, signal: AbortSignal, isLast: boolean) => Promise<{ heard: Heard } | Broken>;
}

/** Asks the browser’s own model, whose answers are judged in the page: nothing is sent anywhere. Rejects only where it was called off. */
export async function askBrowser<Heard, Broken extends { problem: string }>(
  { ask, hear }: Question<Heard, Broken>,
  leaving: AbortSignal,
): Promise<{ heard: Heard } | Broken | { fellBack: 'timed-out' | 'unavailable' }> {
  const late = AbortSignal.timeout(WHOLE_MS);
  const signal = AbortSignal.any([leaving, late]);
  try {
    let broken: Broken | undefined;
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      const asked = await ask(broken, signal);
      const isLast = tried === ATTEMPTS - 1;
      const outcome = await hear(parsed(await askOwnModel(asked, signal)), signal, isLast);
      if ('heard' in outcome) return outcome;
      broken = outcome;
    }
    return broken ?? { fellBack: 'unavailable' };
  } catch (error) {
    leaving.throwIfAborted();
    if (late.aborted) return { fellBack: 'timed-out' };
    logError('The browser’s own model gave nothing:', error);
    return { fellBack: 'unavailable' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
