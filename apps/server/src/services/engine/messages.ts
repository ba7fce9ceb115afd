import type { JobName } from './engine.ts';

/** A job; or, without its input, the wish that its code be loaded already. */
export interface EngineJob {
  name: JobName;
  input?: unknown;
}
