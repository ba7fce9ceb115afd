import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brainstorm_notes')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) =>
      column.notNull().check(sql`category in ('idea', 'tip', 'prompt', 'inspiration', 'technique')`),
    )
    .addColumn('tags', 'jsonb', (column) => column.notNull())
    .addColumn('is_important', 'boolean', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('search', sql`tsvector`, (column) =>
      column
        .notNull()
        .generatedAlwaysAs(
          sql`to_tsvector('english', title || ' ' || content) || jsonb_to_tsvector('english', tags, '["string"]')`,
        )
        .stored(),
    )
    .execute();
  await db.schema
    .createIndex('brainstorm_notes_user_id_id')
    .on('brainstorm_notes')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('brainstorm_notes_user_id_category')
    .on('brainstorm_notes')
    .columns(['user_id', 'category', 'id'])
    .execute();
  await sql`create index brainstorm_notes_important on brainstorm_notes (user_id, id) where is_important`.execute(
    db,
  );
  await sql`create index brainstorm_notes_search on brainstorm_notes using gin (user_id, search)`.execute(db);
  await sql`create index brainstorm_notes_tags on brainstorm_notes using gin (user_id, tags jsonb_path_ops)`.execute(
    db,
  );
}
