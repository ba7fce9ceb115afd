import { parentPort } from 'node:worker_threads';
import { type RawPixels, readMetadata } from '@cuewright/engine/image-metadata';
import { measurePicture } from '@cuewright/engine/picture';
import { boundedFacts } from './bounded-facts.ts';
import { readFileFacts } from './file-facts.ts';
import { inflate } from './inflate.ts';
import type { Done, FromThread, Job, ToThread } from './messages.ts';

let givePixels: ((pixels: RawPixels | undefined) => void) | undefined;

/** Reads one picture after the other, beside the thread that answers. */
parentPort?.on('message', async (message: ToThread) => {
  if (message.kind === 'pixels') {
    givePixels?.(message.pixels);
    return;
  }
  say({ kind: 'done', done: await doneOf(message) });
});

async function doneOf(job: Job): Promise<Done<Job>> {
  if (job.kind === 'recover')
    return boundedFacts(await readMetadata(job.bytes, { inflate, pixels: askForPixels }));
  const facts = await readFileFacts(job.bytes);
  return { ...facts, measured: measurePicture(job.raw, job.size) };
}

/** Pixels are unpacked where everybody's are. */
function askForPixels(): Promise<RawPixels | undefined> {
  return new Promise((resolve) => {
    givePixels = resolve;
    say({ kind: 'pixels-wanted' });
  });
}

function say(message: FromThread): void {
  parentPort?.postMessage(message);
}
