import { type Kysely, sql } from 'kysely';

/** What somebody says of themselves and how they like the page, whether their profile is filled in or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_settings')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('bio', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('interests', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('preferences', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`
    insert into user_settings (user_id, interests, updated_at)
    select user_id, interests, updated_at from user_profiles where interests <> '[]'::jsonb
  `.execute(db);
  await db.schema.alterTable('user_profiles').dropColumn('interests').execute();
}
