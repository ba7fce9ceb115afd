import { Worker } from 'node:worker_threads';

interface JobThreadOptions {
  /** What it runs: it answers every job as `FromThread` says. */
  file: URL;
  name: string;
  /** A job that takes longer is made to take long. */
  giveUpAfterMs: number;
  /** Nobody has to wait for this before a job begins: code is loaded meanwhile. */
  beginWithinMs: number;
  /** A thread that has had nothing to do for so long ends. */
  idleMs: number;
  /** A job that unfolds to more ends its thread, and nothing else. */
  mostMegabytes: number;
}

/** What a thread says: that what it needs is loaded and the work begins, and what became of it. */
export type FromThread<Done> =
  | { kind: 'begun' }
  | { kind: 'done'; done: Done }
  /** A bug, by its kind and where it was: its message may quote what was worked on. */
  | { kind: 'threw'; name: string; stack: string };

/** How a job ended: `cut` where it took too long, or more memory than there is. */
export type Ended<Done> = Exclude<FromThread<Done>, { kind: 'begun' }> | { kind: 'cut' };

/** One thread that does a job at a time; it is made when it is first needed, and anew after it ended. */
export class JobThread<Job, Done> {
  readonly #options: JobThreadOptions;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: JobThreadOptions) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Says something that is no job and has no answer, so that the next job finds the thread ready. */
  prepare(message: Job): void {
    this.#ready().postMessage(message);
    this.#endWhenIdle();
  }

  async run(job: Job): Promise<Ended<Done>> {
    const worker = this.#ready();
    const { giveUpAfterMs, beginWithinMs } = this.#options;
    const ended = await new Promise<Ended<Done>>((resolve) => {
      const end = (how: Ended<Done>) => {
        clearTimeout(giveUp);
        worker.off('message', listen);
        worker.off('exit', cut);
        resolve(how);
      };
      const cut = () => end({ kind: 'cut' });
      let giveUp = setTimeout(cut, beginWithinMs);
      const listen = (said: FromThread<Done>) => {
        if (said.kind !== 'begun') return end(said);
        clearTimeout(giveUp);
        giveUp = setTimeout(cut, giveUpAfterMs);
      };
      worker.on('message', listen);
      worker.on('exit', cut);
      worker.postMessage(job);
    });
    if (ended.kind === 'cut') await this.close();
    else this.#endWhenIdle();
    return ended;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #ready(): Worker {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), this.#options.idleMs);
    this.#idle.unref();
  }

  #start(): Worker {
    const { file, name, mostMegabytes } = this.#options;
    const worker = new Worker(file, { name, resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
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
