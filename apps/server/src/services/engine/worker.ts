import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../threads/give-way.ts';
import type { FromThread } from '../../threads/job-thread.ts';
import { engineJobs } from './jobs/engine-jobs.ts';
import type { Job } from './jobs/job.ts';
import type { EngineJob } from './messages.ts';

giveWay();

/** Does one job after the other, beside the thread that answers. */
parentPort?.on('message', async ({ name, input }: EngineJob) => {
  const { load, run } = engineJobs[name] as Job<unknown, unknown, unknown>;
  try {
    const room = await load();
    if (input === undefined) return;
    say({ kind: 'begun' });
    say({ kind: 'done', done: run(room, input) });
  } catch (error) {
    // Whoever only wanted it loaded hears of it with the next job.
    if (input !== undefined) say({ kind: 'threw', ...kindOf(error) });
  }
});

function kindOf(error: unknown): { name: string; stack: string } {
  if (!(error instanceof Error)) return { name: 'Error', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, stack: frames.join('\n') };
}

function say(message: FromThread<unknown>): void {
  parentPort?.postMessage(message);
}
