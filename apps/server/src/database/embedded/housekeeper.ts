import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPool } from './pool.ts';

const MB = 1024 * 1024;
/** After so much log it is looked whether deleted rows take more room than they may. */
const LOOK_AFTER_BYTES = 8 * MB;
/** Deleted rows may take so much of a table, or this share of it, before their room is taken back. */
const MOST_DELETED_BYTES = 4 * MB;
const LEAST_DELETED_BYTES = 256 * 1024;
const MOST_DELETED_SHARE = 0.5;
/** How much of its deleted rows PostgreSQL's pieces of long values take each. */
const PIECE_BYTES = 2_000;

/** Ours: what is deleted is gone from the files within a day, whatever else there is to do. */
const ERASE_AFTER_MS = 12 * 60 * 60_000;
const ERASE_AT_LATEST_MS = 20 * 60 * 60_000;
/** A process that never lives for long erases too. */
const FIRST_ERASE_MS = 10 * 60_000;
const CHECK_MS = 60_000;
/** It is quiet when nobody has asked for anything this long. */
const QUIET_MS = 10_000;

type Run = (sql: string) => Promise<Record<string, unknown>[]>;

interface HousekeeperParts {
  pool: EmbeddedPool;
  clock?: () => number;
  /** What could not be done is tried again at the next occasion. */
  onTrouble?: ((error: unknown) => void) | undefined;
}

/**
 * Does for the embedded database what a PostgreSQL server does for itself: takes the room of deleted rows back before it adds up, and
 * erases what is left of them twice a day. One table or index is one turn at the connection, so that others get
 * theirs in between.
 */
export class Housekeeper {
  readonly #pool: EmbeddedPool;
  readonly #clock: () => number;
  readonly #onTrouble: (error: unknown) => void;
  readonly #stopping = new AbortController();
  readonly #ticking: NodeJS.Timeout;
  #logged = 0;
  #loggedAtLook = 0;
  #loggedAtErase = -1;
  #lastTurn: number;
  #eraseDue: number;
  #isAtWork = false;
  #work: Promise<void> = Promise.resolve();

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

  /** Takes the room of deleted rows back, where they take too much. */
  async reclaim(): Promise<void> {
    await this.#run('select pg_stat_force_next_flush()');
    for (const { main, pieces, name } of await this.#deletedBytes()) {
      if (main) await this.#run(`vacuum (process_toast false) ${name}`);
      if (pieces) await this.#run(`vacuum (process_main false) ${name}`);
    }
  }

  /**
   * Leaves nothing of what was deleted in the files. A vacuum takes deleted rows out of their pages, and whatever is
   * written is without them (`erase-free-space.ts`); words of theirs can stay in the upper pages of an index, so those are built
   * anew; and the log that wrote them is ended and removed.
   */
  async erase(): Promise<void> {
    for (const name of await this.#names(TABLES)) {
      await this.#run(`vacuum (process_toast false) ${name}`);
      await this.#run(`vacuum (process_main false) ${name}`);
    }
    for (const name of await this.#names(INDEXES_OF_WORDS)) await this.#run(`reindex index ${name}`);
    await this.#run('checkpoint');
    await this.#run('select pg_switch_wal()');
    await this.#run('checkpoint');
  }

  /** Erases when it is time and quiet, or high time. */
  tick(): void {
    const now = this.#clock();
    const isQuiet = now - this.#lastTurn >= QUIET_MS;
    const isHighTime = now >= this.#eraseDue + ERASE_AT_LATEST_MS - ERASE_AFTER_MS;
    if (now < this.#eraseDue || !(isQuiet || isHighTime)) return;
    // Where nothing was written, nothing was deleted; whatever came before this process is erased once.
    if (this.#logged === this.#loggedAtErase) return;
    this.#begin(async () => {
      await this.erase();
      this.#eraseDue = this.#clock() + ERASE_AFTER_MS;
      this.#loggedAtErase = this.#logged;
    });
  }

  #noteTurn(logged: number): void {
    this.#logged = logged;
    if (this.#isAtWork) return;
    this.#lastTurn = this.#clock();
    if (logged - this.#loggedAtLook < LOOK_AFTER_BYTES) return;
    this.#loggedAtLook = logged;
    this.#begin(() => this.reclaim());
  }

  #begin(work: () => Promise<void>): void {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#work = work()
      .catch((error) => {
        if (!this.#stopping.signal.aborted) this.#onTrouble(error);
      })
      .finally(() => {
        this.#isAtWork = false;
      });
  }

  async #deletedBytes(): Promise<{ name: string; main: boolean; pieces: boolean }[]> {
    const rows = await this.#run(DELETED);
    const isTooMuch = (deleted: unknown, all: unknown) =>
      Number(deleted) >= MOST_DELETED_BYTES ||
      (Number(deleted) >= LEAST_DELETED_BYTES && Number(deleted) >= Number(all) * MOST_DELETED_SHARE);
    return rows
      .map((row) => ({
        name: String(row['name']),
        main: isTooMuch(row['deleted'], row['size']),
        pieces: isTooMuch(row['deleted_pieces'], row['pieces_size']),
      }))
      .filter(({ main, pieces }) => main || pieces);
  }

  async #names(sql: string): Promise<string[]> {
    return (await this.#run(sql)).map(({ name }) => String(name));
  }

  /** One turn at the connection. */
  #run: Run = async (sql) => {
    this.#stopping.signal.throwIfAborted();
    const client = await this.#pool.connect();
    try {
      return ((await client.query(sql, [])) as { rows: Record<string, unknown>[] }).rows;
    } finally {
      client.release();
      // Whoever was waiting for a turn has it before the next step.
      await wait(0);
    }
  };
}

/** Every table of ours, the small ones first. */
const TABLES = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relpages, name`;

/** Indexes with words in them, and so of words that nobody has any more. */
const INDEXES_OF_WORDS = `
  select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
  )
  order by c.relpages, name`;

/** How much of each table its deleted rows take, by PostgreSQL's own count. */
const DELETED = `
  select c.oid::regclass::text as name, pg_relation_size(c.oid) as size,
    coalesce(pg_relation_size(nullif(c.reltoastrelid, 0)), 0) as pieces_size,
    coalesce(s.n_dead_tup * (pg_relation_size(c.oid) / greatest(s.n_live_tup + s.n_dead_tup, 1)), 0) as deleted,
    coalesce(t.n_dead_tup * ${PIECE_BYTES}, 0) as deleted_pieces
  from pg_class c
  left join pg_stat_all_tables s on s.relid = c.oid
  left join pg_stat_all_tables t on t.relid = c.reltoastrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
