import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/tables.ts';
import { type DumpedTable, tablesOf } from './tables-of.ts';

/** Some rows of one table, a JSON object a line. */
export interface DumpedRows {
  table: DumpedTable;
  lines: readonly string[];
}

const ROWS_AT_ONCE = 500;

/** Every row there is, as of one moment: give it a transaction that sees one. */
export async function* dumpTables(trx: Queryable): AsyncGenerator<DumpedRows> {
  for (const table of await tablesOf(trx)) {
    await sql`declare dumped no scroll cursor for
      select row_to_json(stored)::text as line from (select ${columnsOf(table)} from ${sql.table(table.name)}) stored`.execute(
      trx,
    );
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dumped`.execute(trx);
      if (rows.length > 0) yield { table, lines: rows.map(({ line }) => line) };
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await sql`close dumped`.execute(trx);
  }
}

export function columnsOf({ columns }: DumpedTable): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
