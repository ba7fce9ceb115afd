import { parentPort } from 'node:worker_threads';
import { draw } from '@cuewright/engine/artist';
import { promptShot } from '@cuewright/engine/shots';
import type { Done, Job } from './messages.ts';

/** Draws one sketch after the other, beside the thread that answers. */
parentPort?.on('message', ({ prompt, ratio, seed }: Job) => {
  parentPort?.postMessage(draw(promptShot(prompt, 'photo'), { seed, ratio }) satisfies Done);
});
