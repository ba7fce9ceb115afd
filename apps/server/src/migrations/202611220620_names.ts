import type { Kysely } from 'kysely';

/** What somebody calls themselves before their profile is filled in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_settings').addColumn('full_name', 'text').execute();
}
