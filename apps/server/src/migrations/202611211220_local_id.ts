import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('local_id_records')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('uid', 'text')
    .addColumn('grant_id', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addPrimaryKeyConstraint('local_id_records_pkey', ['model', 'id'])
    .execute();
  for (const column of ['uid', 'grant_id', 'expires_at']) {
    await db.schema.createIndex(`local_id_records_${column}`).on('local_id_records').column(column).execute();
  }
  await db.schema
    .createTable('local_id_people')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
}
