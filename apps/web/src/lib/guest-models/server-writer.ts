import type { HeardWriting, TextToWrite, WritingProblem } from '@cuewright/engine/guests';
import { call } from '../api.ts';
import { logError } from '../log-error.ts';
import type { FellBack } from './guest-model.ts';
import type { ModelWriter } from './model-writer.ts';

/** As the contract will have it. */
interface WritingAnswer {
  heard?: HeardWriting;
  problem?: WritingProblem;
  words?: string;
  answered_by: { fell_back?: FellBack };
}
const callWriting = call as unknown as (
  key: 'POST /api/writings',
  given: { body: TextToWrite; signal: AbortSignal },
) => Promise<WritingAnswer>;

/** The model that this server asks for texts. */
export function serverWriter(name: string): ModelWriter {
  return {
    name,
    isLocal: false,
    write: async ({ marks, locked, ...given }, signal) => {
      try {
        const body = { ...given, marks: [...marks], locked: [...locked] };
        const { heard, problem, words, answered_by } = await callWriting('POST /api/writings', {
          body,
          signal,
        });
        if (heard) return { heard };
        if (problem) return { problem, ...(words !== undefined && { words }) };
        return { fellBack: answered_by.fell_back ?? 'unavailable' };
      } catch (error) {
        signal.throwIfAborted();
        logError('Failed to have a model write:', error);
        return { fellBack: 'offline' };
      }
    },
  };
}
