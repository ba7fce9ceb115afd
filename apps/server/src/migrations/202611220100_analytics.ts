import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor_salts')
    .addColumn('day', 'date', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('visitors')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('visitor_hash', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_seen_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitors_pkey', ['day', 'visitor_hash'])
    .execute();
  await db.schema.createIndex('visitors_last_seen_at').on('visitors').column('last_seen_at').execute();

  await db.schema
    .createTable('site_days')
    .addColumn('day', 'date', (column) => column.primaryKey())
    .addColumn('visitors', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('prompts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  // Goes with its generation, and so with the account; the sum by day stays.
  await sql`
    create table counted_prompts (
      generation_id uuid primary key references generations (generation_id) on delete cascade
    )
  `.execute(db);
}
