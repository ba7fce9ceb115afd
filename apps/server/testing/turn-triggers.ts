import { sql } from 'kysely';
import type { Queryable, Tables } from '../src/database/tables.ts';

/** What a write costs without them is what they cost. */
export async function turnTriggers(
  db: Queryable,
  how: 'enable' | 'disable',
  { of, names }: { of: keyof Tables; names: readonly string[] },
): Promise<void> {
  for (const name of names) await sql.raw(`alter table ${of} ${how} trigger ${name}`).execute(db);
}
