import { availableParallelism } from 'node:os';
import { openFairPlaces } from '../../places/fair-places.ts';
import { type Ended, JobThread } from '../../threads/job-thread.ts';
import {
  type Engine,
  EngineError,
  type JobInput,
  type JobName,
  type JobOutput,
  type JobTurn,
} from './engine.ts';
import type { EngineJob } from './messages.ts';

export interface EngineSettings {
  threads: number;
  /** A text that takes longer is made to take long. */
  deadlineMs: number;
}

/** One processor is left to whoever answers; of two threads one is free while somebody keeps the other. */
const LEAST_THREADS = 2;
const MOST_THREADS = 4;
const usual: EngineSettings = {
  threads: Math.max(LEAST_THREADS, Math.min(MOST_THREADS, availableParallelism() - 1)),
  deadlineMs: 5_000,
};
const LOADED_WITHIN_MS = 30_000;
const LONGEST_WAIT_MS = 20_000;
const IDLE_MS = 60_000;
const MOST_MEGABYTES = 192;

type EngineThread = JobThread<EngineJob, JobOutput<JobName>>;

/** Threads for what the engine does with words: begun when they are first needed, and ended when nobody does any more. */
export function openEngine(given: Partial<EngineSettings> = {}): Engine {
  const { threads: count, deadlineMs } = { ...usual, ...given };
  const threads: EngineThread[] = Array.from(
    { length: count },
    () =>
      new JobThread({
        file: new URL('./worker.ts', import.meta.url),
        name: 'engine',
        giveUpAfterMs: deadlineMs,
        beginWithinMs: LOADED_WITHIN_MS,
        idleMs: IDLE_MS,
        mostMegabytes: MOST_MEGABYTES,
      }),
  );
  const places = openFairPlaces(count);
  const free = new Set(threads);

  /** One that runs already, where there is one. */
  function takeThread(): EngineThread {
    const thread = [...free].find(({ isRunning }) => isRunning) ?? [...free][0];
    if (!thread) throw new Error('There are fewer threads than places.');
    free.delete(thread);
    return thread;
  }

  /** Whoever comes next does not wait for a thread to begin. */
  function keepOneReady(name: JobName): void {
    const [next] = free;
    if (next && ![...free].some(({ isRunning }) => isRunning)) next.prepare({ name });
  }

  async function inTurn(name: JobName, input: object, turn: string, signal: AbortSignal) {
    const leave = await places.take(turn, signal);
    const thread = takeThread();
    try {
      keepOneReady(name);
      return await thread.run({ name, input });
    } finally {
      free.add(thread);
      leave();
    }
  }

  return {
    run: async <Name extends JobName>(name: Name, input: JobInput<Name>, { turn, signal }: JobTurn) => {
      const late = AbortSignal.timeout(LONGEST_WAIT_MS);
      const ended = await inTurn(name, input, turn, AbortSignal.any([signal, late])).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          if (late.aborted) throw new EngineError('overloaded', 'No thread of the engine was free in time.');
          throw error;
        },
      );
      signal.throwIfAborted();
      return outcomeOf(ended, name) as JobOutput<Name>;
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function outcomeOf(ended: Ended<JobOutput<JobName>>, name: JobName): JobOutput<JobName> {
  switch (ended.kind) {
    case 'done':
      return ended.done;
    case 'cut':
      throw new EngineError('text-too-complex', `The engine’s job ${name} came to no end.`);
    case 'threw':
      throw Object.assign(new Error(`The engine’s job ${name} threw ${ended.name}.`), {
        stack: `Error: The engine’s job ${name} threw ${ended.name}.\n${ended.stack}`,
      });
  }
}
