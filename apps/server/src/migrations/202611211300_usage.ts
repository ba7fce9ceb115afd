import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('generation_id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('reserved', 'counted', 'given-back')`),
    )
    .addColumn('paid_by', 'text', (column) =>
      column.notNull().check(sql`paid_by in ('allowance', 'credits', 'premium')`),
    )
    .addColumn('method', 'text')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deadline', 'timestamptz')
    .addCheckConstraint('generations_reserved_until', sql`(state = 'reserved') = (deadline is not null)`)
    .execute();
  await db.schema
    .createIndex('generations_user_id_day')
    .on('generations')
    .columns(['user_id', 'day', 'paid_by'])
    .execute();
  await sql`create index generations_reserved on generations (user_id, deadline) where state = 'reserved'`.execute(
    db,
  );

  await db.schema
    .createTable('credit_balances')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('credits', 'integer', (column) => column.notNull().check(sql`credits >= 0`))
    .execute();

  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('earned', 'spent', 'given-back')`),
    )
    .addColumn('credits', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('occasion', 'text')
    .addColumn('generation_id', 'uuid')
    .addColumn('method', 'text')
    .addColumn('paid_by', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint(
      'ledger_entries_direction',
      sql`case kind when 'earned' then credits > 0 when 'spent' then credits <= 0 else credits >= 0 end`,
    )
    .execute();
  await db.schema
    .createIndex('ledger_entries_user_id_id')
    .on('ledger_entries')
    .columns(['user_id', 'id'])
    .execute();
  await sql`create unique index ledger_entries_occasion on ledger_entries (user_id, reason, occasion) where occasion is not null`.execute(
    db,
  );

  await db.schema
    .createTable('refusals')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('method', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('refusals_user_id').on('refusals').column('user_id').execute();
  await db.schema.createIndex('refusals_created_at').on('refusals').column('created_at').execute();

  await db.schema
    .createTable('prior_allowances')
    .addColumn('identity_hash', 'text', (column) => column.primaryKey())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('kept_until', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('prior_allowances_kept_until')
    .on('prior_allowances')
    .column('kept_until')
    .execute();
  await db.schema
    .createTable('carried_usage')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute();
}
