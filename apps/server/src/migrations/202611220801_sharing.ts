import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('shares_user_id_created_at')
    .on('shares')
    .columns(['user_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('referrals')
    .addColumn('friend_id', 'uuid', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('sharer_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('earned_at', 'timestamptz')
    .addCheckConstraint('referrals_never_oneself', sql`friend_id <> sharer_id`)
    .execute();
  await db.schema.createIndex('referrals_sharer_id').on('referrals').column('sharer_id').execute();
}
