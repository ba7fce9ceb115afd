import type { Kysely } from 'kysely';

/** What somebody keeps is counted in `prompt_totals`; this was never written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('total_prompts').execute();
}
