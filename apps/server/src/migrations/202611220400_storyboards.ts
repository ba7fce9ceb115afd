import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('storyboards')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('prompt_id', 'uuid')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('original_prompt', 'text', (column) => column.notNull())
    .addColumn('ratio', 'text', (column) => column.notNull())
    .addColumn('frames', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // A board outlives the prompt it was begun from; only what it points to is forgotten.
  await sql`
    alter table storyboards add constraint storyboards_prompt
      foreign key (user_id, prompt_id) references prompts (user_id, id) on delete set null (prompt_id)
  `.execute(db);
  await db.schema
    .createIndex('storyboards_user_id_id')
    .on('storyboards')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('storyboards_user_id_prompt_id')
    .on('storyboards')
    .columns(['user_id', 'prompt_id', 'id'])
    .execute();

  await db.schema
    .createTable('drawn_pictures')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('blob_id', 'uuid', (column) => column.notNull().references('blobs.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('unused_since', 'timestamptz')
    .addPrimaryKeyConstraint('drawn_pictures_pkey', ['user_id', 'sha256'])
    .execute();
  await db.schema.createIndex('drawn_pictures_blob_id').on('drawn_pictures').column('blob_id').execute();
  await sql`
    create index drawn_pictures_unused on drawn_pictures (user_id, unused_since) where unused_since is not null
  `.execute(db);
}
