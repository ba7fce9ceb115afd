import {
  type Engine,
  EngineError,
  type JobInput,
  type JobName,
  type JobOutput,
  type JobTurn,
} from '../engine/engine.ts';
import { ModelError } from './model-error.ts';

export type ReadByEngine = <Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
) => Promise<JobOutput<Name>>;

/** The engine over what a model said: words that it does not get through in time are not what was asked for. */
export function readByEngine(engine: Engine, turn: JobTurn): ReadByEngine {
  return async (name, input) => {
    try {
      return await engine.run(name, input, turn);
    } catch (error) {
      if (error instanceof EngineError) throw new ModelError('garbled', 'The answer takes too long to read.');
      throw error;
    }
  };
}
