import { Worker } from 'node:worker_threads';
import type { RawPixels } from '@cuewright/engine/image-metadata';
import type { Done, FromThread, Job, ToThread } from './messages.ts';

/** A picture that takes longer is made to take long. */
const GIVE_UP_AFTER_MS = 5_000;
/** A file that unfolds to more ends its thread, and nothing else. */
const MOST_MEGABYTES = 192;

/** One thread that reads a picture at a time; it is made when it is first needed, and anew after it died. */
export class ReaderThread {
  #worker: Worker | undefined;

  /** What the thread made of it; nothing where it died over it or did not come to an end. */
  async read<J extends Job>(
    job: J,
    pixels: () => Promise<RawPixels | undefined> = async () => undefined,
  ): Promise<Done<J> | undefined> {
    const worker = this.#worker ?? this.#start();
    const done = await new Promise<Done<J> | undefined>((resolve) => {
      const end = (answer?: Done<J>) => {
        clearTimeout(giveUp);
        worker.off('message', listen);
        worker.off('exit', onExit);
        resolve(answer);
      };
      const listen = async (said: FromThread<J>) => {
        if (said.kind === 'done') end(said.done);
        else hand(worker, { kind: 'pixels', pixels: await pixels() });
      };
      const onExit = () => end();
      const giveUp = setTimeout(end, GIVE_UP_AFTER_MS);
      worker.on('message', listen);
      worker.on('exit', onExit);
      hand(worker, job);
    });
    if (!done) await this.close();
    return done;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'picture-reader',
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.#worker = worker;
    // An error ends the thread, and its end is what is waited for.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    // Between two pictures nobody waits for it.
    worker.unref();
    return worker;
  }
}

/** Pixels are handed over, not copied. */
function hand(worker: Worker, message: ToThread): void {
  const pixels = message.kind === 'measure' ? message.raw.pixels : undefined;
  const rgba = message.kind === 'pixels' ? message.pixels?.rgba : undefined;
  const owned = [pixels, rgba].flatMap((held) => (held ? [held.buffer as ArrayBuffer] : []));
  worker.postMessage(message, owned);
}
