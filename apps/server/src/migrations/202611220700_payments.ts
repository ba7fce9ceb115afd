import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('stripe', 'demo')`))
    .addColumn('provider_session', 'text')
    .addColumn('plan', 'text', (column) =>
      column.notNull().check(sql`plan in ('monthly', 'yearly', 'lifetime')`),
    )
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'paid', 'declined', 'cancelled')`),
    )
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('payment_sessions_user_id_id')
    .on('payment_sessions')
    .columns(['user_id', 'id'])
    .execute();

  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('event_key', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('stripe', 'demo')`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('subscription_key', 'text')
    .addColumn('payment_key', 'text')
    .addColumn('plan', 'text')
    .addColumn('period_end', 'timestamptz')
    .addColumn('cents', 'integer')
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('payment_events_user_id_id')
    .on('payment_events')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('payment_events_payment_key')
    .on('payment_events')
    .column('payment_key')
    .execute();
  await db.schema
    .createIndex('payment_events_subscription_key')
    .on('payment_events')
    .column('subscription_key')
    .execute();
}
