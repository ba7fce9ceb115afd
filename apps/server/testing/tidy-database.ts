import { sql } from 'kysely';
import type { Queryable } from '../src/database/tables.ts';

/** What a database does by itself when it has a quiet minute, so that its planner knows what is in the tables. */
export async function tidyDatabase(unhurried: Queryable): Promise<void> {
  await sql`vacuum analyze`.execute(unhurried);
}
