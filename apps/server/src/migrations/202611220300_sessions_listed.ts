import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'uuid', (column) => column.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
