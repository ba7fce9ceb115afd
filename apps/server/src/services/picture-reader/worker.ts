import { parentPort } from 'node:worker_threads';
import { measurePicture } from '@cuewright/engine/picture';
import { readFileFacts } from './file-facts.ts';
import type { Done, Job } from './messages.ts';

/** Reads one picture after the other, beside the thread that answers. */
parentPort?.on('message', async ({ bytes, raw, size }: Job) => {
  const facts = await readFileFacts(bytes);
  parentPort?.postMessage({ ...facts, measured: measurePicture(raw, size) } satisfies Done);
});
