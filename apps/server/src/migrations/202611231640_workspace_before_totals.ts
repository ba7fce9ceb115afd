import { type Kysely, sql } from 'kysely';

/**
 * A new prompt locks its person's workspaces before their totals, and as strongly as counting it will. With the weaker lock
 * it took before, it had to upgrade while others were waiting, and deleting a workspace at the same time deadlocked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function put_into_default_workspace() returns trigger language plpgsql as $$
    begin
      -- All of them, in one order: another may be becoming the default, and only then is it known which one it is.
      perform 1 from workspaces where user_id = new.user_id order by id for no key update;
      select id into new.workspace_id from workspaces where user_id = new.user_id and is_default;
      if not found then
        raise foreign_key_violation using
          message = 'There is nobody with this id.', table = 'prompts', constraint = 'prompts_user_id_fkey';
      end if;
      return new;
    end
    $$
  `.execute(db);
}
