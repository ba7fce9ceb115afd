import { adminLimits } from '@cuewright/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import { utcDay } from '../../utc-day.ts';

const WEEK_BEFORE_MS = 6 * 86_400_000;

interface Overview {
  totalUsers: number;
  premiumUsers: number;
  totalPrompts: number;
  weeklyPrompts: number;
  totalProfiles: number;
}

interface RecentProfile {
  id: string;
  full_name: string;
  email: string;
  phone: string;
  job: string;
  created_at: Date;
}

interface RecentPrompt {
  id: string;
  title: string;
  model: string | null;
  full_name: string;
  created_at: Date;
}

export async function readDashboard(db: Queryable, now: Date) {
  const weekBegan = utcDay(new Date(now.getTime() - WEEK_BEFORE_MS));
  const { rows: overviews } = await sql<Overview>`
    select
      coalesce(sum(n) filter (where day = '-infinity' and kind = 'users'), 0)::int as "totalUsers",
      coalesce(sum(n) filter (where day = '-infinity' and kind = 'prompts'), 0)::int as "totalPrompts",
      coalesce(sum(n) filter (where day = '-infinity' and kind = 'profiles'), 0)::int as "totalProfiles",
      coalesce(sum(n) filter (where kind = 'kept'), 0)::int as "weeklyPrompts",
      (select count(*)::int from users where premium_until > ${now}) as "premiumUsers"
    from site_counts where day = '-infinity' or day between ${weekBegan} and ${utcDay(now)}
  `.execute(db);
  const { rows: profiles } = await sql<RecentProfile>`
    select user_id as id, full_name, email, phone, job, created_at
    from user_profiles order by created_at desc limit ${adminLimits.recentRows}
  `.execute(db);
  const { rows: prompts } = await sql<RecentPrompt>`
    select p.id, p.title, p.model, p.created_at, coalesce(user_profiles.full_name, users.name) as full_name
    from (
      select id, user_id, title, model, created_at from prompts
      order by created_at desc, id desc limit ${adminLimits.recentRows}
    ) as p
    join users on users.id = p.user_id
    left join user_profiles on user_profiles.user_id = p.user_id
    order by p.created_at desc, p.id desc
  `.execute(db);
  const [overview] = overviews;
  if (!overview) throw new Error('A sum gave no row.');
  const dated = <Row extends { created_at: Date }>(row: Row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
  });
  return { overview, recentProfiles: profiles.map(dated), recentPrompts: prompts.map(dated) };
}
