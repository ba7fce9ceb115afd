import { type Kysely, sql } from 'kysely';

/** What days came to, kept as things happen, because counting them would take longer with every day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_counts')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('slot', 'smallint', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_counts_pkey', ['day', 'kind', 'key', 'slot'])
    .execute();
  await db.schema
    .createTable('person_activity')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('last_day', 'date', (column) => column.notNull())
    .addColumn('first_generation', 'date')
    .execute();
  for (const statement of [...counting, ...triggers, recount]) await sql.raw(statement).execute(db);
  await sql`select recount_site()`.execute(db);
}

const counting = [
  // Connections count in slots of their own, so that they seldom wait for each other. The day -infinity holds what there is in all.
  `create function add_count(at date, what text, which text, more integer) returns void language sql as $$
    insert into site_counts (day, kind, key, slot, n)
      values (at, what, which, pg_backend_pid() % 16, more)
    on conflict (day, kind, key, slot) do update set n = site_counts.n + excluded.n
  $$`,
  `create function utc_day(at timestamptz) returns date language sql immutable as $$
    select (at at time zone 'UTC')::date
  $$`,
  `create function monday(at date) returns date language sql immutable as $$
    select at - (extract(isodow from at)::int - 1)
  $$`,
  // Once a day a person is active, once a week they are among those of their sign-up's week who came back.
  `create function note_activity(person uuid, at date) returns void language plpgsql as $$
    declare
      before date;
      joined date;
    begin
      select last_day into before from person_activity where user_id = person for update;
      if not found then
        insert into person_activity (user_id, last_day) values (person, at) on conflict do nothing;
        if not found then return; end if;
      elsif at > before then
        update person_activity set last_day = at where user_id = person;
      else
        return;
      end if;
      perform add_count(at, 'active', '', 1);
      if before is null or monday(before) < monday(at) then
        select monday(utc_day(created_at)) into joined from users where id = person;
        perform add_count(joined, 'retained', ((monday(at) - joined) / 7)::text, 1);
      end if;
    end
  $$`,
];

const triggers = [
  `create function count_users() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed) then return null; end if;
      if tg_op = 'INSERT' then
        perform add_count('-infinity', 'users', '', (select count(*)::int from changed));
        perform add_count(day, 'sign-up', '', n) from (
          select utc_day(created_at) as day, count(*)::int as n from changed group by 1 order by 1
        ) as days;
      else
        perform add_count('-infinity', 'users', '', -(select count(*)::int from changed));
      end if;
      return null;
    end
  $$`,
  `create trigger users_counted after insert on users
    referencing new table as changed for each statement execute function count_users()`,
  `create trigger users_uncounted after delete on users
    referencing old table as changed for each statement execute function count_users()`,

  `create function count_profiles() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed) then return null; end if;
      if tg_op = 'INSERT' then
        perform add_count('-infinity', 'profiles', '', (select count(*)::int from changed));
      else
        perform add_count('-infinity', 'profiles', '', -(select count(*)::int from changed));
      end if;
      return null;
    end
  $$`,
  `create trigger user_profiles_counted after insert on user_profiles
    referencing new table as changed for each statement execute function count_profiles()`,
  `create trigger user_profiles_uncounted after delete on user_profiles
    referencing old table as changed for each statement execute function count_profiles()`,

  `create function count_prompts() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed) then return null; end if;
      if tg_op = 'INSERT' then
        perform add_count('-infinity', 'prompts', '', (select count(*)::int from changed));
        perform add_count(day, 'kept', '', n) from (
          select utc_day(created_at) as day, count(*)::int as n from changed group by 1 order by 1
        ) as days;
        perform add_count(day, kind, key, n) from (
          select utc_day(created_at) as day, kind, key, count(*)::int as n
          from changed cross join lateral (values ('mode', mode), ('model', coalesce(model, ''))) as kinds (kind, key)
          where not is_imported
          group by 1, 2, 3 order by 1, 2, 3
        ) as days;
        perform note_activity(user_id, day) from (
          select distinct user_id, utc_day(created_at) as day from changed order by 1, 2
        ) as days;
      else
        perform add_count('-infinity', 'prompts', '', -(select count(*)::int from changed));
        perform add_count(day, 'kept', '', -n) from (
          select utc_day(created_at) as day, count(*)::int as n from changed group by 1 order by 1
        ) as days;
      end if;
      return null;
    end
  $$`,
  `create trigger prompts_counted after insert on prompts
    referencing new table as changed for each statement execute function count_prompts()`,
  `create trigger prompts_uncounted after delete on prompts
    referencing old table as changed for each statement execute function count_prompts()`,

  `create function count_generation() returns trigger language plpgsql as $$
    begin
      perform add_count(new.day, 'generation', coalesce(new.method, ''), 1);
      perform note_activity(new.user_id, new.day);
      update person_activity set first_generation = new.day
        where user_id = new.user_id and first_generation is null;
      if found then perform add_count(new.day, 'first-generation', '', 1); end if;
      return null;
    end
  $$`,
  `create trigger generations_counted after insert on generations
    for each row when (new.state = 'counted') execute function count_generation()`,
  `create trigger generations_settled after update of state on generations
    for each row when (new.state = 'counted' and old.state <> 'counted') execute function count_generation()`,

  `create function count_event() returns trigger language plpgsql as $$
    begin
      perform add_count(
        utc_day(new.created_at), tg_argv[0],
        coalesce(case tg_argv[1] when 'method' then to_jsonb(new) ->> 'method' when 'platform' then to_jsonb(new) ->> 'platform' end, ''),
        1
      );
      return null;
    end
  $$`,
  `create trigger refusals_counted after insert on refusals
    for each row execute function count_event('limit', 'method')`,
  `create trigger shares_counted after insert on shares
    for each row execute function count_event('share', 'platform')`,
  `create trigger referrals_counted after insert on referrals
    for each row execute function count_event('friend-joined', '')`,
  `create function count_earned() returns trigger language plpgsql as $$
    begin
      perform add_count(utc_day(new.earned_at), 'friend-generated', '', 1);
      return null;
    end
  $$`,
  `create trigger referrals_earned after update of earned_at on referrals
    for each row when (old.earned_at is null and new.earned_at is not null) execute function count_earned()`,

  `create function count_purchase() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from payment_events where user_id = new.user_id and kind = 'paid' and id <> new.id
      ) then
        perform add_count(utc_day(new.at), 'purchase', coalesce(new.plan, 'monthly'), 1);
      end if;
      return null;
    end
  $$`,
  `create trigger payment_events_counted after insert on payment_events
    for each row when (new.kind = 'paid' and new.user_id is not null) execute function count_purchase()`,
  `create trigger payment_events_adopted after update of user_id on payment_events
    for each row when (new.kind = 'paid' and old.user_id is null and new.user_id is not null) execute function count_purchase()`,
];

/** Everything anew from what there is; of accounts that are gone nothing is known any more. */
const recount = `
  create function recount_site() returns void language sql as $$
    delete from site_counts;
    delete from person_activity;
    insert into person_activity (user_id, last_day, first_generation)
      select user_id, max(day), min(day) filter (where is_generation) from (
        select user_id, day, true as is_generation from generations where state = 'counted'
        union all
        select user_id, utc_day(created_at), false from prompts
      ) as acts group by user_id;
    insert into site_counts (day, kind, key, slot, n)
      select day, kind, key, 0, count(*) from (
        select '-infinity'::date as day, 'users' as kind, '' as key from users
        union all select '-infinity', 'profiles', '' from user_profiles
        union all select '-infinity', 'prompts', '' from prompts
        union all select utc_day(created_at), 'sign-up', '' from users
        union all select utc_day(created_at), 'kept', '' from prompts
        union all select utc_day(created_at), 'mode', mode from prompts where not is_imported
        union all select utc_day(created_at), 'model', coalesce(model, '') from prompts where not is_imported
        union all select day, 'generation', coalesce(method, '') from generations where state = 'counted'
        union all select first_generation, 'first-generation', '' from person_activity where first_generation is not null
        union all select utc_day(created_at), 'limit', coalesce(method, '') from refusals
        union all select utc_day(created_at), 'share', platform from shares
        union all select utc_day(created_at), 'friend-joined', '' from referrals
        union all select utc_day(earned_at), 'friend-generated', '' from referrals where earned_at is not null
        union all select utc_day(at), 'purchase', plan from (
          select distinct on (user_id) at, coalesce(plan, 'monthly') as plan from payment_events
          where kind = 'paid' and user_id is not null order by user_id, at
        ) as firsts
        union all select day, 'active', '' from (
          select user_id, day from generations where state = 'counted' union select user_id, utc_day(created_at) from prompts
        ) as days
        union all select joined, 'retained', ((week - joined) / 7)::text from (
          select distinct acts.user_id, monday(utc_day(users.created_at)) as joined, monday(acts.day) as week
          from (
            select user_id, day from generations where state = 'counted' union select user_id, utc_day(created_at) from prompts
          ) as acts join users on users.id = acts.user_id
        ) as weeks
      ) as happened group by day, kind, key;
  $$`;
