import { setTimeout as wait } from 'node:timers/promises';
import { INDEX_TABLES, INDEXES_WITH_WORDS, TABLE_STATE } from './housekeeping-sql.ts';
import type { EmbeddedPool } from './pool.ts';

const MB = 1024 * 1024;
/** After so much log it is looked whether deleted rows take more room than they may. */
const LOOK_AFTER_BYTES = 8 * MB;
/** Deleted rows may take so much of a table, or this share of one that is not tiny, before their room is taken back. */
const MOST_DELETED_BYTES = 4 * MB;
const TINY_BYTES = 256 * 1024;
const MOST_DELETED_SHARE = 0.5;
/** New rows are looked through before so many wait that doing it takes long. */
const MOST_ADDED_BYTES = 8 * MB;

/** What is deleted is gone from the files within a day: twice a day when it is quiet, and after 20 hours whatever else there is to do. */
const ERASE_AFTER_MS = 12 * 60 * 60_000;
const ERASE_AT_LATEST_MS = 20 * 60 * 60_000;
/** The first time, so that a process that never lives for long erases too. */
const FIRST_ERASE_MS = 10 * 60_000;
const TRY_AGAIN_MS = 60 * 60_000;
const CHECK_MS = 60_000;
/** It is quiet when nobody has asked for anything this long. */
const QUIET_MS = 10_000;

interface HousekeeperParts {
  pool: EmbeddedPool;
  clock?: () => number;
  /** What could not be done is tried again at the next occasion. */
  onTrouble?: ((error: unknown) => void) | undefined;
}

interface TableState {
  name: string;
  size: number;
  deleted: number;
  added: number;
  pieces_size: number;
  pieces_deleted: number;
  changes: number;
}

/**
 * Does for the embedded database what a PostgreSQL server does for itself: takes the room of deleted rows back before it adds
 * up; and, what a server does not, erases what is left of them twice a day. One table or index is one turn at the
 * connection, so that others get theirs in between.
 */
export class Housekeeper {
  readonly #pool: EmbeddedPool;
  readonly #clock: () => number;
  readonly #onTrouble: (error: unknown) => void;
  readonly #stopping = new AbortController();
  readonly #ticking: NodeJS.Timeout;
  #logged = 0;
  #loggedAtLook = 0;
  #loggedAtErase: number | undefined;
  /** How often each table had been changed when it was erased last. */
  #erased = new Map<string, number>();
  #lastTurn: number;
  #eraseDue: number;
  #work: Promise<void> | undefined;

  constructor({ pool, clock = Date.now, onTrouble = () => {} }: HousekeeperParts) {
    this.#pool = pool;
    this.#clock = clock;
    this.#onTrouble = onTrouble;
    this.#lastTurn = clock();
    this.#eraseDue = clock() + FIRST_ERASE_MS;
    pool.onTurn = (logged) => this.#noteTurn(logged);
    this.#ticking = setInterval(() => this.tick(), CHECK_MS).unref();
  }

  /** Waits for the step under way, and begins no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#ticking);
    this.#pool.onTurn = undefined;
    await this.#work;
  }

  /** Until what it is at is done. */
  async rest(): Promise<void> {
    await this.#work;
  }

  /** Erases when it is time and quiet, or high time. */
  tick(): void {
    if (this.#work) return;
    const now = this.#clock();
    const isQuiet = now - this.#lastTurn >= QUIET_MS;
    const isHighTime = now >= this.#eraseDue + ERASE_AT_LATEST_MS - ERASE_AFTER_MS;
    if (now < this.#eraseDue || !(isQuiet || isHighTime)) return;
    // Where nothing was written, nothing was deleted.
    if (this.#logged === this.#loggedAtErase) return;
    this.#eraseDue = now + TRY_AGAIN_MS;
    this.#begin(async () => {
      await this.#erase();
      this.#eraseDue = this.#clock() + ERASE_AFTER_MS;
      this.#loggedAtErase = this.#logged;
    });
  }

  #noteTurn(logged: number): void {
    this.#logged = logged;
    if (this.#work) return;
    this.#lastTurn = this.#clock();
    if (logged - this.#loggedAtLook < LOOK_AFTER_BYTES) return;
    // Before it: what cannot be done now is not tried at every turn.
    this.#loggedAtLook = logged;
    this.#begin(() => this.#reclaim());
  }

  #begin(work: () => Promise<void>): void {
    this.#work ??= work()
      .catch((error) => {
        if (!this.#stopping.signal.aborted) this.#onTrouble(error);
      })
      .finally(() => {
        this.#work = undefined;
      });
  }

  /** Indexes are left for later: looking through each takes as long as it is large, however little was deleted. */
  async #reclaim(): Promise<void> {
    for (const table of await this.#tables()) {
      const isDue = isTooMuch(table.deleted, table.size) || table.added >= MOST_ADDED_BYTES;
      if (isDue) await this.#run(`vacuum (process_toast false, index_cleanup off) ${table.name}`);
      if (isTooMuch(table.pieces_deleted, table.pieces_size))
        await this.#run(`vacuum (process_main false) ${table.name}`);
    }
  }

  /**
   * Leaves nothing of what was deleted in the files. A vacuum takes deleted rows out of their pages, which are written without
   * their bytes (`erase-free-space.ts`); words of theirs can stay as signposts in an index, so that is built anew; and the log
   * that has them is ended and removed.
   */
  async #erase(): Promise<void> {
    const tables = await this.#tables();
    // Also those without a change: what PostgreSQL counts does not survive a crash.
    for (const { name } of tables) {
      await this.#run(`vacuum (process_toast false, index_cleanup on) ${name}`);
      await this.#run(`vacuum (process_main false) ${name}`);
    }
    const hasChanged = new Set(
      tables.filter(({ name, changes }) => changes !== this.#erased.get(name)).map(({ name }) => name),
    );
    for (const index of await this.#run<{ name: string; of: string }>(INDEX_TABLES, [INDEXES_WITH_WORDS])) {
      if (hasChanged.has(index.of)) await this.#run(`reindex index ${index.name}`);
    }
    await this.#run('checkpoint');
    await this.#run('select pg_switch_wal()');
    await this.#run('checkpoint');
    this.#erased = new Map(tables.map(({ name, changes }) => [name, changes]));
  }

  async #tables(): Promise<TableState[]> {
    await this.#run('select pg_stat_force_next_flush()');
    return await this.#run<TableState>(TABLE_STATE);
  }

  /** One turn at the connection. */
  async #run<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    this.#stopping.signal.throwIfAborted();
    const client = await this.#pool.connect();
    try {
      return ((await client.query(sql, parameters)) as { rows: Row[] }).rows;
    } finally {
      client.release();
      // Whoever was waiting for a turn has it before the next step.
      await wait(0);
    }
  }
}

function isTooMuch(deleted: number, all: number): boolean {
  return deleted >= MOST_DELETED_BYTES || (deleted >= TINY_BYTES && deleted >= all * MOST_DELETED_SHARE);
}
