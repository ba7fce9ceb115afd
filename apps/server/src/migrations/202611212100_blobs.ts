import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blobs')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('blobs_user_id_sha256').on('blobs').columns(['user_id', 'sha256']).execute();

  // No reference to the user: what is left of somebody outside the database is removed after they are gone.
  await db.schema
    .createTable('blob_deletions')
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`'-infinity'`))
    .addColumn('busy_until', 'timestamptz', (column) => column.notNull().defaultTo(sql`'-infinity'`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('blob_deletions_pkey', ['user_id', 'sha256'])
    .execute();
  await db.schema.createIndex('blob_deletions_due_at').on('blob_deletions').column('due_at').execute();

  // A cascade runs no code of ours. A deletion that is queued already keeps its time, because an upload may be under way;
  // it is updated all the same, to wait for a sweeper that is about to take it off.
  await sql`
    create function queue_blob_deletion() returns trigger language plpgsql as $$
    begin
      insert into blob_deletions (user_id, sha256) values (old.user_id, old.sha256)
        on conflict (user_id, sha256) do update set due_at = blob_deletions.due_at;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger blobs_queue_deletion after delete on blobs
    for each row execute function queue_blob_deletion()
  `.execute(db);
}
