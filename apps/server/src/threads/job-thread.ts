import { Worker } from 'node:worker_threads';

interface JobThreadOptions {
  /** What it runs: it answers every message with one. */
  file: URL;
  name: string;
  /** A job that takes longer is made to take long. */
  giveUpAfterMs: number;
  /** A job that unfolds to more ends its thread, and nothing else. */
  mostMegabytes: number;
}

/** One thread that does a job at a time; it is made when it is first needed, and anew after it died. */
export class JobThread<Job, Done> {
  readonly #options: JobThreadOptions;
  #worker: Worker | undefined;

  constructor(options: JobThreadOptions) {
    this.#options = options;
  }

  /** What the thread made of it; nothing where it died over it or did not come to an end. */
  async run(job: Job): Promise<Done | undefined> {
    const worker = this.#worker ?? this.#start();
    const done = await new Promise<Done | undefined>((resolve) => {
      const end = (answer?: Done) => {
        clearTimeout(giveUp);
        worker.off('message', end);
        worker.off('exit', onExit);
        resolve(answer);
      };
      const onExit = () => end();
      const giveUp = setTimeout(end, this.#options.giveUpAfterMs);
      worker.on('message', end);
      worker.on('exit', onExit);
      worker.postMessage(job);
    });
    if (done === undefined) await this.close();
    return done;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const { file, name, mostMegabytes } = this.#options;
    const worker = new Worker(file, { name, resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    this.#worker = worker;
    // An error ends the thread, and its end is what is waited for.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    // Between two jobs nobody waits for it.
    worker.unref();
    return worker;
  }
}
