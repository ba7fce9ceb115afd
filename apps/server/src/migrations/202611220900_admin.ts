import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('blocked_at', 'timestamptz')
    .addColumn('premium_plan', 'text')
    .execute();
  await sql`
    update users set premium_plan = paid.plan
    from (
      select distinct on (user_id) user_id, plan from payment_events
      where kind = 'paid' order by user_id, period_end desc nulls first
    ) as paid
    where paid.user_id = users.id and premium_until is not null
  `.execute(db);

  // Nobody's once an account goes; then its words go too, because they may tell of a person.
  await db.schema
    .createTable('admin_audit')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('credits', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('admin_audit_user_id_id')
    .on('admin_audit')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema.createIndex('admin_audit_admin_id').on('admin_audit').column('admin_id').execute();
  await sql`
    create function forget_reason() returns trigger language plpgsql as $$
    begin
      new.reason := '';
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger admin_audit_forget before update of user_id on admin_audit
    for each row when (old.user_id is not null and new.user_id is null) execute function forget_reason()
  `.execute(db);

  await db.schema
    .createTable('site_settings')
    .addColumn('is_only', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('hero_counters', 'text', (column) =>
      column.check(sql`hero_counters in ('decoration', 'live')`),
    )
    .addColumn('promo', 'boolean', (column) => column.notNull())
    .addColumn('banner', 'jsonb')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();

  for (const [name, definition] of [
    ['users_created_at', 'users (created_at, id)'],
    ['users_prompts_used', 'users (prompts_used, id)'],
    ['users_premium', 'users (premium_plan, created_at, id) where premium_plan is not null'],
    ['users_premium_until', 'users (premium_until) where premium_until is not null'],
    ['users_admins', 'users (created_at, id) where is_admin'],
    ['users_blocked', 'users (created_at, id) where blocked_at is not null'],
    ['user_profiles_created_at', 'user_profiles (created_at)'],
    ['prompts_created_at', 'prompts (created_at, id)'],
    ['prompts_mode', 'prompts (mode, created_at, id)'],
    ['prompts_model', 'prompts (model, created_at, id)'],
    // With the title itself, or PostgreSQL would look into each row that a page passes over.
    ['prompts_title', 'prompts ((lower(title) collate "C"), id) include (title)'],
    // One text, so that what stands in the title or in the prompt is found by one look.
    ['prompts_words', "prompts using gin ((title || E'\\n' || prompt_text) gin_trgm_ops)"],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db);
  }
}
