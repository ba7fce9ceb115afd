import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, sqlState } from '../failures.ts';
import { assertRoomToWrite } from './disk-guard.ts';
import type { Answer } from './messages.ts';
import { WorkerThread } from './worker-thread.ts';

/** More than this would be answered long after whoever asked has left. */
const MOST_WAITING = 1_000;
const READING = /^\s*(select|show|commit|rollback)\b/i;

/**
 * Kysely's pool over the one connection an embedded database has: whoever holds it is alone,
 * the others queue. A worker thread that died is replaced at the next use.
 */
export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  readonly #folder: string;
  readonly #queue: Array<PromiseWithResolvers<void>> = [];
  #isHeld = false;
  #isEnding = false;
  #thread: Promise<WorkerThread> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#isEnding) throw stopping();
    await this.#takeTurn();
    try {
      return this.#client(await this.#liveThread());
    } catch (error) {
      this.#passTurn();
      throw error;
    }
  }

  async end(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    await this.#takeTurn();
    for (const { reject } of this.#queue.splice(0)) reject(stopping());
    const thread = await this.#thread?.catch(() => undefined);
    await thread?.close();
  }

  /** Ends the worker thread as a crash would: for tests of what happens then. */
  async crash(): Promise<void> {
    await (await this.#thread)?.kill();
  }

  #client(thread: WorkerThread): PostgresPoolClient {
    let isReleased = false;
    const query = async (sql: string, parameters: readonly unknown[]): Promise<Answer> => {
      if (!READING.test(sql)) await assertRoomToWrite(this.#folder);
      return await thread.query(sql, parameters);
    };
    return {
      processID: process.pid,
      // Kysely's type also has cursors, which it only opens for streams; there are none here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => {
        if (isReleased) return;
        isReleased = true;
        // A transaction that could not be rolled back must not leak into the next turn.
        const tidy = destroy && !thread.hasEnded ? thread.query('rollback') : Promise.resolve();
        void tidy.catch(() => undefined).then(() => this.#passTurn());
      },
    };
  }

  async #liveThread(): Promise<WorkerThread> {
    const thread = await this.#thread?.catch(() => undefined);
    if (thread && !thread.hasEnded) return thread;
    this.#thread = WorkerThread.open(this.#folder);
    return await this.#thread;
  }

  async #takeTurn(): Promise<void> {
    if (!this.#isHeld) {
      this.#isHeld = true;
      return;
    }
    if (this.#queue.length >= MOST_WAITING) {
      throw new DatabaseError(
        sqlState.tooManyConnections,
        'Too many queries wait for the embedded database.',
      );
    }
    const turn = Promise.withResolvers<void>();
    this.#queue.push(turn);
    await turn.promise;
  }

  #passTurn(): void {
    const next = this.#queue.shift();
    if (next) next.resolve();
    else this.#isHeld = false;
  }
}

function stopping(): DatabaseError {
  return new DatabaseError(sqlState.cannotConnectNow, 'The embedded database is closing.');
}
