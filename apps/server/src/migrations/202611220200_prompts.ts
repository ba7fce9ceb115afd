import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists btree_gin`.execute(db);

  await db.schema
    .createTable('prompts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('generation_id', 'uuid')
    .addColumn('is_imported', 'boolean', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('mode', 'text', (column) => column.notNull().check(sql`mode in ('photo', 'video')`))
    .addColumn('model', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('prompt_text', 'text', (column) => column.notNull())
    .addColumn('json_config', 'jsonb', (column) => column.notNull())
    .addColumn('is_favourite', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('search', sql`tsvector`, (column) =>
      column.notNull().generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || prompt_text)`).stored(),
    )
    .execute();
  await db.schema
    .createIndex('prompts_user_id_id')
    .on('prompts')
    .columns(['user_id', 'id'])
    .unique()
    .execute();
  await db.schema
    .createIndex('prompts_user_id_created_at')
    .on('prompts')
    .columns(['user_id', 'created_at'])
    .execute();
  for (const column of ['mode', 'model', 'method']) {
    await db.schema
      .createIndex(`prompts_user_id_${column}`)
      .on('prompts')
      .columns(['user_id', column, 'id'])
      .execute();
  }
  await sql`create unique index prompts_generation on prompts (user_id, generation_id) where generation_id is not null`.execute(
    db,
  );
  await sql`create index prompts_favourites on prompts (user_id, id) where is_favourite`.execute(db);
  await sql`create index prompts_search on prompts using gin (user_id, search)`.execute(db);
  await sql`create index prompts_title_like on prompts using gin (user_id, title gin_trgm_ops)`.execute(db);

  await db.schema
    .createTable('prompt_versions')
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('prompt_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('prompt_text', 'text', (column) => column.notNull())
    .addColumn('restored_from', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('prompt_versions_pkey', ['user_id', 'prompt_id', 'number'])
    .addForeignKeyConstraint(
      'prompt_versions_prompt',
      ['user_id', 'prompt_id'],
      'prompts',
      ['user_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('prompt_totals')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('prompts', 'integer', (column) => column.notNull())
    .execute();
  await keepTotals(db);
}

/** Counting a person's prompts would take longer with every prompt. */
async function keepTotals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_prompt_totals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into prompt_totals (user_id, prompts)
          select user_id, count(*) from changed group by user_id order by user_id
          on conflict (user_id) do update set prompts = prompt_totals.prompts + excluded.prompts;
      else
        update prompt_totals set prompts = prompt_totals.prompts - gone.prompts
          from (select user_id, count(*) as prompts from changed group by user_id) as gone
          where prompt_totals.user_id = gone.user_id;
      end if;
      return null;
    end
    $$
  `.execute(db);
  await sql`
    create trigger prompts_added after insert on prompts
      referencing new table as changed for each statement execute function keep_prompt_totals()
  `.execute(db);
  await sql`
    create trigger prompts_removed after delete on prompts
      referencing old table as changed for each statement execute function keep_prompt_totals()
  `.execute(db);
}
