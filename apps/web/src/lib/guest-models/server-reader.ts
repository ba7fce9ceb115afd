import { call } from '../api.ts';
import { logError } from '../log-error.ts';
import type { ModelReader } from './model-reader.ts';

/** The model that this server asks for texts. */
export function serverReader(name: string): ModelReader {
  return {
    name,
    isLocal: false,
    read: async ({ text, mode, marks, models }, signal) => {
      try {
        const body = { text, mode, marks: [...marks], models: [...models] };
        const { heard, problem, answered_by } = await call('POST /api/readings', { body, signal });
        if (heard) return { heard };
        return problem ? { problem } : { fellBack: answered_by.fell_back ?? 'unavailable' };
      } catch (error) {
        signal.throwIfAborted();
        logError('Failed to have a model read:', error);
        return { fellBack: 'offline' };
      }
    },
  };
}
