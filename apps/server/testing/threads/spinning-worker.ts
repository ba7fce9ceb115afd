import { parentPort } from 'node:worker_threads';
import type { FromThread } from '../../src/threads/job-thread.ts';

/** A thread that says what it is told, and comes to no end over "spin". */
parentPort?.on('message', (job: string) => {
  const say = (said: FromThread<string>) => parentPort?.postMessage(said);
  say({ kind: 'begun' });
  while (job === 'spin');
  if (job === 'throw') say({ kind: 'threw', name: 'TypeError', stack: '    at nowhere' });
  else say({ kind: 'done', done: job });
});
