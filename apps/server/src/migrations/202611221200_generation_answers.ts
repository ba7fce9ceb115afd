import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generation_answers')
    .addColumn('generation_id', 'uuid', (column) =>
      column.primaryKey().references('generations.generation_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('answer', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('generation_answers_user_id')
    .on('generation_answers')
    .column('user_id')
    .execute();
}
