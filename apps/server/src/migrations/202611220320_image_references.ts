import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('image_references')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('blob_id', 'uuid', (column) => column.notNull().references('blobs.id').onDelete('cascade'))
    .addColumn('thumbnail_id', 'uuid', (column) =>
      column.notNull().references('blobs.id').onDelete('cascade'),
    )
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('image_references_user_id_id')
    .on('image_references')
    .columns(['user_id', 'id'])
    .execute();
  for (const column of ['blob_id', 'thumbnail_id']) {
    await db.schema.createIndex(`image_references_${column}`).on('image_references').column(column).execute();
  }
}
