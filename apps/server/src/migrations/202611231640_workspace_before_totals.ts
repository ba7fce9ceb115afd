import { type Kysely, sql } from 'kysely';

/**
 * A prompt that comes holds its workspace as it will be counted there, before it comes by its person's totals. Held for
 * less, it had to ask for more when others already waited, and whoever deleted a workspace meanwhile waited in a circle.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function put_into_default_workspace() returns trigger language plpgsql as $$
    begin
      -- All of them, in the order of whoever makes another the default one: which it is, is known only after that.
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
