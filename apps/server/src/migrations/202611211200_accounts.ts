import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('email_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('given_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('picture_id', 'uuid')
    .addColumn('picture_source', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('referral_code', 'text', (column) =>
      column.notNull().generatedAlwaysAs(sql`upper(right(id::text, 8))`).stored(),
    )
    .addColumn('premium_until', 'timestamptz')
    .addColumn('prompts_used', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_prompts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index users_email on users (lower(email))`.execute(db);
  await db.schema.createIndex('users_referral_code').unique().on('users').column('referral_code').execute();

  await db.schema
    .createTable('identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_pkey', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_user_id').on('identities').column('user_id').execute();

  await db.schema
    .createTable('user_profiles')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('job', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('interests', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
