import { type Kysely, sql } from 'kysely';

/** Everybody has one workspace that is the default, and every prompt is in one of its author's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspaces')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('prompts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('workspaces_user_id_id')
    .on('workspaces')
    .columns(['user_id', 'id'])
    .unique()
    .execute();
  await sql`create unique index workspaces_default on workspaces (user_id) where is_default`.execute(db);
  await makeDefaults(db);

  await sql`alter table prompts add column workspace_id uuid`.execute(db);
  await sql`
    update prompts set workspace_id = workspaces.id from workspaces
      where workspaces.user_id = prompts.user_id and workspaces.is_default
  `.execute(db);
  await sql`alter table prompts alter column workspace_id set not null`.execute(db);
  await sql`
    alter table prompts add constraint prompts_workspace
      foreign key (user_id, workspace_id) references workspaces (user_id, id)
  `.execute(db);
  await db.schema
    .createIndex('prompts_workspace_id')
    .on('prompts')
    .columns(['user_id', 'workspace_id', 'id'])
    .execute();
  await sql`
    update workspaces set prompts = found.prompts
      from (select workspace_id, count(*) as prompts from prompts group by workspace_id) as found
      where found.workspace_id = workspaces.id
  `.execute(db);
  await fillWorkspace(db);
  await keepCounts(db);
}

/** A trigger, so that there is nobody without, however their row came. */
async function makeDefaults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function make_default_workspace() returns trigger language plpgsql as $$
    begin
      insert into workspaces (id, user_id, name, is_default, created_at, updated_at)
        select gen_random_uuid(), id, 'My workspace', true, created_at, created_at from added;
      return null;
    end
    $$
  `.execute(db);
  await sql`
    create trigger users_added after insert on users
      referencing new table as added for each statement execute function make_default_workspace()
  `.execute(db);
  await sql`
    insert into workspaces (id, user_id, name, is_default, created_at, updated_at)
      select gen_random_uuid(), id, 'My workspace', true, created_at, created_at from users
  `.execute(db);
}

async function fillWorkspace(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function put_into_default_workspace() returns trigger language plpgsql as $$
    begin
      select id into new.workspace_id from workspaces where user_id = new.user_id and is_default for key share;
      if not found then
        raise foreign_key_violation using
          message = 'There is nobody with this id.', table = 'prompts', constraint = 'prompts_user_id_fkey';
      end if;
      return new;
    end
    $$
  `.execute(db);
  await sql`
    create trigger prompts_placed before insert on prompts
      for each row when (new.workspace_id is null) execute function put_into_default_workspace()
  `.execute(db);
}

/** Counting a workspace's prompts would take longer with every prompt. Rows are taken in one order, so that nobody waits in a circle. */
async function keepCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_workspace_counts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform 1 from workspaces where id in (select workspace_id from came) order by id for no key update;
        update workspaces set prompts = workspaces.prompts + delta.prompts
          from (select workspace_id, count(*) as prompts from came group by workspace_id) as delta
          where delta.workspace_id = workspaces.id;
      elsif tg_op = 'DELETE' then
        perform 1 from workspaces where id in (select workspace_id from went) order by id for no key update;
        update workspaces set prompts = workspaces.prompts - delta.prompts
          from (select workspace_id, count(*) as prompts from went group by workspace_id) as delta
          where delta.workspace_id = workspaces.id;
      elsif exists (select from came join went using (id) where came.workspace_id <> went.workspace_id) then
        perform 1 from workspaces
          where id in (select workspace_id from came union select workspace_id from went)
          order by id for no key update;
        update workspaces set prompts = workspaces.prompts + delta.prompts
          from (
            select workspace_id, sum(by_one) as prompts
              from (select workspace_id, 1 as by_one from came union all select workspace_id, -1 from went) as all_of_them
              group by workspace_id
          ) as delta
          where delta.workspace_id = workspaces.id;
      end if;
      return null;
    end
    $$
  `.execute(db);
  await sql`
    create trigger workspaces_prompts_added after insert on prompts
      referencing new table as came for each statement execute function keep_workspace_counts()
  `.execute(db);
  await sql`
    create trigger workspaces_prompts_removed after delete on prompts
      referencing old table as went for each statement execute function keep_workspace_counts()
  `.execute(db);
  await sql`
    create trigger workspaces_prompts_moved after update on prompts
      referencing old table as went new table as came
      for each statement execute function keep_workspace_counts()
  `.execute(db);
}
