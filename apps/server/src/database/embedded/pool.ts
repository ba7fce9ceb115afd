import type { RawPool } from '../careful-pool.ts';
import { DatabaseError, sqlState } from '../failures.ts';
import { assertRoomToWrite } from './disk-guard.ts';
import type { Answer } from './messages.ts';
import { WorkerThread } from './worker-thread.ts';

/** More than this would be answered long after whoever asked has left. */
const MOST_WAITING = 1_000;
/** What closing gives to whoever is still at work; after it the thread is ended, which loses no commit. */
const CLOSE_WITHIN_MS = 5_000;
const TURN_WITHIN_MS = 20_000;
const READING = /^\s*(select|show|commit|rollback)\b/i;

type Client = Awaited<ReturnType<RawPool['connect']>>;

/**
 * A pool over the one connection an embedded database has: whoever holds it is alone, the others
 * queue. A worker thread that died is replaced at the next use.
 */
export class EmbeddedPool implements RawPool {
  readonly #folder: string;
  readonly #queue: Array<PromiseWithResolvers<void>> = [];
  #isHeld = false;
  #thread: Promise<WorkerThread> | undefined;
  #ending: Promise<void> | undefined;
  #logged = { byThread: 0, before: 0 };
  /** Told after each turn, for whoever tidies: bytes of write-ahead log since this pool was opened. */
  onTurn: ((logged: number) => void) | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async connect(): Promise<Client> {
    if (this.#ending) throw closing();
    await this.#takeTurn();
    try {
      return this.#client(await this.#liveThread());
    } catch (error) {
      this.#passTurn();
      throw error;
    }
  }

  end(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  state(): { busy: number; idle: number; waiting: number } {
    const busy = this.#isHeld ? 1 : 0;
    return { busy, idle: 1 - busy, waiting: this.#queue.length };
  }

  /** Ends the worker thread as a crash would: for tests of what happens then. */
  async crash(): Promise<void> {
    await (await this.#thread)?.kill();
  }

  async #end(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(closing());
    const thread = await this.#thread?.catch(() => undefined);
    if (!thread) return;
    const deadline = Promise.withResolvers<void>();
    const impatience = setTimeout(() => void thread.kill().then(deadline.resolve), CLOSE_WITHIN_MS);
    if (this.#isHeld) await Promise.race([this.#waitForTurn(), deadline.promise]);
    await thread.close().catch(() => undefined);
    clearTimeout(impatience);
  }

  #client(thread: WorkerThread): Client {
    return {
      query: async (sql, parameters): Promise<Answer> => {
        if (!READING.test(sql)) await assertRoomToWrite(this.#folder);
        return await thread.query(sql, parameters);
      },
      release: (isBroken) => {
        // What it was doing is unknown: what it has committed is safe, and the next turn gets a new one.
        const tidy = isBroken ? thread.kill() : Promise.resolve();
        void tidy.then(() => {
          this.#passTurn();
          this.#tell(thread);
        });
      },
    };
  }

  async #liveThread(): Promise<WorkerThread> {
    const thread = await this.#thread?.catch(() => undefined);
    if (thread && !thread.hasEnded) return thread;
    // Also one that died while it opened.
    this.#thread = this.#thread ? WorkerThread.replace(this.#folder) : WorkerThread.open(this.#folder);
    return await this.#thread;
  }

  async #takeTurn(): Promise<void> {
    if (this.#isHeld && this.#queue.length >= MOST_WAITING) {
      throw busy();
    }
    if (this.#isHeld) await this.#waitForTurn();
    this.#isHeld = true;
  }

  /** A query outside the transaction that awaits it would wait for itself, and everybody else behind it. */
  async #waitForTurn(): Promise<void> {
    const turn = Promise.withResolvers<void>();
    this.#queue.push(turn);
    const impatience = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(turn), 1);
      turn.reject(busy());
    }, TURN_WITHIN_MS);
    await turn.promise.finally(() => clearTimeout(impatience));
  }

  #tell({ logged }: WorkerThread): void {
    // A thread that took the place of another begins anew.
    if (logged < this.#logged.byThread) this.#logged.before += this.#logged.byThread;
    this.#logged.byThread = logged;
    this.onTurn?.(this.#logged.before + logged);
  }

  #passTurn(): void {
    const next = this.#queue.shift();
    if (next) next.resolve();
    else this.#isHeld = false;
  }
}

function busy(): DatabaseError {
  return new DatabaseError({ code: sqlState.tooManyConnections, message: 'The embedded database is busy.' });
}

function closing(): DatabaseError {
  return new DatabaseError({ code: sqlState.cannotConnectNow, message: 'The embedded database is closing.' });
}
