import type { Kysely } from 'kysely';

/** The day on which somebody was last given credits for sharing goes along with what they had used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('prior_allowances').addColumn('shared_on', 'date').execute();
  await db.schema.alterTable('carried_usage').addColumn('shared_on', 'date').execute();
}
