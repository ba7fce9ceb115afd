import { askReading, type ReadingProblem, toldReadingForm } from '@cuewright/engine/guests';
import { logError } from '../log-error.ts';
import { pageReader } from '../reader/page-reader.ts';
import type { ModelReader, ReadOutcome } from './model-reader.ts';
import { askOwnModel } from './own-model.ts';

/** One, and one more after an answer that breaks a law. */
const ATTEMPTS = 2;
/** It is slower than a server, and costs nobody anything. */
const WHOLE_MS = 60_000;

/** The browser’s own model: nothing is sent anywhere. */
export const browserReader: ModelReader = {
  name: 'your browser’s own model',
  isLocal: true,
  read: async (given, leaving) => {
    const late = AbortSignal.timeout(WHOLE_MS);
    const signal = AbortSignal.any([leaving, late]);
    let problem: ReadingProblem | undefined;
    try {
      for (let tried = 0; tried < ATTEMPTS; tried++) {
        const asked = { ...askReading({ ...given, before: problem }), form: toldReadingForm };
        const answer = parsed(await askOwnModel(asked, signal));
        const outcome: ReadOutcome = await pageReader.ask('hearReading', { ...given, answer }, signal);
        if ('heard' in outcome) return outcome;
        problem = 'problem' in outcome ? outcome.problem : undefined;
      }
      return { problem: problem ?? 'other-form' };
    } catch (error) {
      leaving.throwIfAborted();
      if (late.aborted) return { fellBack: 'timed-out' };
      logError('The browser’s own model gave nothing:', error);
      return { fellBack: 'unavailable' };
    }
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
