import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseError, sqlState } from '../failures.ts';
import { type Answer, CLOSE, READY, type Reply, type Request } from './messages.ts';

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** One worker thread with one open database: queries go in, answers come back, its end fails what waits. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = READY;
  #logged = 0;
  #ended: Error | undefined;

  private constructor(folder: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { folder },
      name: 'database',
    });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (cause) => this.#end(cause));
    this.#worker.on('exit', () => this.#end(undefined));
  }

  /**
   * One in the place of a thread that died. V8 compiles a call that leaves PostgreSQL's code after it was taken often;
   * where a thread died within such a call, doing so for the next one ended the whole process at times
   * (nodejs/node#64500). From then on those calls stay as they are.
   */
  static async replace(folder: string): Promise<WorkerThread> {
    setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');
    return await WorkerThread.open(folder);
  }

  /** Resolves when the database answers. */
  static async open(folder: string): Promise<WorkerThread> {
    const thread = new WorkerThread(folder);
    await new Promise<Answer>((resolve, reject) => thread.#waiting.set(READY, { resolve, reject }));
    return thread;
  }

  /** Bytes of write-ahead log since it was opened. */
  get logged(): number {
    return this.#logged;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  query(sql: string, parameters: readonly unknown[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      const id = ++this.#lastId;
      this.#worker.postMessage({ id, sql, parameters } satisfies Request);
      this.#waiting.set(id, { resolve, reject });
    });
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    await this.query(CLOSE);
    await ended;
  }

  /** Ends the thread as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    this.#logged = reply.logged;
    if ('failure' in reply) waiting?.reject(new DatabaseError(reply.failure));
    else waiting?.resolve(reply.answer);
  }

  #end(cause: unknown): void {
    this.#ended ??= new DatabaseError(
      { code: sqlState.cannotConnectNow, message: 'The embedded database stopped.' },
      { cause },
    );
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
