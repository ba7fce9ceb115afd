import { type Kysely, sql } from 'kysely';

/** Which picture a generation was counted for, as a keyed hash that is forgotten the day after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generations').addColumn('picture_hash', 'text').execute();
  await db.schema
    .createIndex('generations_picture_hash')
    .unique()
    .on('generations')
    .columns(['user_id', 'day', 'picture_hash'])
    .where(sql<boolean>`picture_hash is not null and state <> 'given-back'`)
    .execute();
}
