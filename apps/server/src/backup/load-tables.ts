import { sql } from 'kysely';
import type { Queryable } from '../database/tables.ts';
import { columnsOf } from './dump-tables.ts';
import { type DumpedTable, tablesOf } from './tables-of.ts';

export interface Loader {
  load: (table: string, lines: readonly string[]) => Promise<void>;
  /** What counts up goes on behind what is there. */
  finish: () => Promise<void>;
}

/**
 * Puts dumped rows in the place of what a database holds, within one transaction: all of it or nothing. Triggers rest
 * meanwhile, since what they would do is in the dump.
 */
export async function startLoading(trx: Queryable): Promise<Loader> {
  const tables = await tablesOf(trx);
  const byName = new Map(tables.map((table) => [table.name, table]));
  if (tables.length > 0)
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} restart identity`.execute(trx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
  return {
    load: async (name, lines) => {
      const table = byName.get(name);
      if (!table) throw new Error(`The backup has a table that this version has not: ${name}.`);
      const columns = columnsOf(table);
      await sql`insert into ${sql.table(name)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
        trx,
      );
    },
    finish: async () => {
      for (const table of tables) {
        await goOnCounting(trx, table);
        await sql`alter table ${sql.table(table.name)} enable trigger user`.execute(trx);
      }
    },
  };
}

async function goOnCounting(trx: Queryable, { name }: DumpedTable): Promise<void> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select attname as column, pg_get_serial_sequence(quote_ident(${name}), attname) as sequence
    from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(quote_ident(${name}), attname) is not null`.execute(trx);
  for (const { column, sequence } of rows)
    await sql`select setval(${sequence}, coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(name)}`.execute(trx);
}
