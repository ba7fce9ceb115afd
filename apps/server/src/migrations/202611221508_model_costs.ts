import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_costs')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('micros', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_costs_pkey', ['user_id', 'day'])
    .execute();
  await db.schema
    .createTable('model_cost_days')
    .addColumn('day', 'date', (column) => column.primaryKey())
    .addColumn('micros', 'bigint', (column) => column.notNull())
    .execute();
}
