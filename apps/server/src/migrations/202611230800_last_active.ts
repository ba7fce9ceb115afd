import { type Kysely, sql } from 'kysely';

/** For those who were here before, as well as it is known: by the day of their last prompt and by their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('last_active_at', 'timestamptz').execute();
  await sql`
    update users set last_active_at = known.at
    from (
      select user_id, max(at) as at from (
        select user_id, least(now(), (last_day + time '12:00') at time zone 'UTC') as at from person_activity
        union all select user_id, least(now(), expires_at - interval '30 days') from sessions
      ) as acts group by user_id
    ) as known
    where known.user_id = users.id
  `.execute(db);
}
