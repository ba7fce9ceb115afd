import type { ErrorCode } from '@cuewright/contract';
import type { EngineJobs } from './jobs/engine-jobs.ts';

export type JobName = keyof EngineJobs;
export type JobInput<Name extends JobName> = Parameters<EngineJobs[Name]['run']>[1];
export type JobOutput<Name extends JobName> = ReturnType<EngineJobs[Name]['run']>;

/** Whose turn a job takes, and until when it is waited for. */
export interface JobTurn {
  /** A person, or where somebody signed out asks from: one job of each is done at a time. */
  turn: string;
  /** Aborts when whoever asked has gone. */
  signal: AbortSignal;
}

/** The engine in threads of its own: how long it takes over somebody's words is nobody else's loss. */
export interface Engine {
  /** What the engine makes of it. Throws an `EngineError` where that takes too long, or the signal's reason. */
  run: <Name extends JobName>(name: Name, input: JobInput<Name>, turn: JobTurn) => Promise<JobOutput<Name>>;
  close: () => Promise<void>;
}

/** Why the engine made nothing of it. Says nothing of the words. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: Extract<ErrorCode, 'text-too-complex' | 'overloaded'>;

  constructor(code: EngineError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
