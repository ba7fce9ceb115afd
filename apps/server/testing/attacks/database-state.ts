import { sql } from 'kysely';
import type { Queryable } from '../../src/database/tables.ts';

/** Queued ahead of what is written, so that nothing stays that no row knows of. */
const WRITTEN_AHEAD = new Set(['blob_deletions']);

/** Each table's rows in one number, and those of one person in another. */
export type Fingerprint = Record<string, { all: string; theirs: string }>;

/** The rows of a database as they stand now: told apart from what they became, and put back. */
export class DatabaseState {
  readonly #db: Queryable;
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  readonly #victimId: string;

  private constructor(db: Queryable, columns: ReadonlyMap<string, readonly string[]>, victimId: string) {
    this.#db = db;
    this.#columns = columns;
    this.#victimId = victimId;
  }

  static async keep(db: Queryable, victimId: string): Promise<DatabaseState> {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    `.execute(db);
    const columns = new Map<string, string[]>();
    for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
    await sql`create schema kept`.execute(db);
    for (const [table, names] of columns) {
      await sql`create table ${sql.table(`kept.${table}`)} as
        select ${sql.join(names.map(sql.ref))} from ${sql.table(table)}`.execute(db);
    }
    await sql`${sql.raw(readingFunction(columns))}`.execute(db);
    return new DatabaseState(db, columns, victimId);
  }

  async read(): Promise<Fingerprint> {
    const { rows } = await sql<{ name: string; all: string; theirs: string }>`
      select name, "all", theirs from kept.read(${this.#victimId})
    `.execute(this.#db);
    return Object.fromEntries(rows.map(({ name, all, theirs }) => [name, { all, theirs }]));
  }

  /** Puts these tables back. */
  async restore(tables: readonly string[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      // Neither triggers nor references have a say in what only stands where it stood.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of tables) {
        const columns = sql.join((this.#columns.get(table) ?? []).map(sql.ref));
        await sql`delete from ${sql.table(table)}`.execute(trx);
        await sql`insert into ${sql.table(table)} (${columns}) select * from ${sql.table(`kept.${table}`)}`.execute(
          trx,
        );
      }
    });
  }
}

/** A function, because the database plans its query once: planning takes several times as long as reading. */
function readingFunction(columns: ReadonlyMap<string, readonly string[]>): string {
  const each = [...columns].map(([table, names]) => {
    const theirs = names.includes('user_id')
      ? 'coalesce(sum(hashtextextended(one::text, 0)) filter (where user_id = victim), 0)'
      : '0';
    return `select '${table}'::text, coalesce(sum(hashtextextended(one::text, 0)), 0)::text || '/' || count(*)::text,
      ${theirs}::text from public."${table}" as one`;
  });
  return `create function kept.read(victim uuid) returns table (name text, "all" text, theirs text) language plpgsql as
    $$ begin return query ${each.join(' union all ')}; end $$`;
}

/** The tables in which something became other than it was. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return Object.keys(after).filter((table) => before[table]?.all !== after[table]?.all);
}

export function writtenByFailure(changed: readonly string[]): string[] {
  return changed.filter((table) => !WRITTEN_AHEAD.has(table));
}

export function touchedVictim(before: Fingerprint, after: Fingerprint): string[] {
  return Object.keys(after).filter((table) => before[table]?.theirs !== after[table]?.theirs);
}
