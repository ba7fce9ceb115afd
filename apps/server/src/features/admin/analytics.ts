import type { CallAnswer } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import { utcDay } from '../../utc-day.ts';
import { type DayCount, listCounts } from './site-counts.ts';

type Analytics = CallAnswer<'GET /api/admin/analytics'>;

const DAY_MS = 86_400_000;

const addDays = (day: string, days: number) => utcDay(new Date(Date.parse(day) + days * DAY_MS));
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

export async function readAnalytics(db: Queryable, now: Date, days: number): Promise<Analytics> {
  const to = utcDay(now);
  const from = addDays(to, 1 - days);
  const counts = await listCounts(db, mondayOf(from), to);
  const visitors = await db
    .selectFrom('site_days')
    .select(['day', 'visitors'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const seen = new Map(visitors.map((row) => [row.day, row.visitors]));
  const inSpan = counts.filter(({ day }) => day >= from);
  const daily = sumBy(inSpan, ({ kind, day }) => `${kind} ${day}`);
  const whole = sumBy(inSpan, ({ kind }) => kind);
  const on = (kind: string, day: string) => daily.get(`${kind} ${day}`) ?? 0;
  const sum = (kind: string) => whole.get(kind) ?? 0;
  const allVisitors = visitors.reduce((all, row) => all + row.visitors, 0);
  return {
    from,
    to,
    by_day: Array.from({ length: days }, (_, n) => addDays(from, n)).map((day) => ({
      day,
      visitors: seen.get(day) ?? 0,
      sign_ups: on('sign-up', day),
      active: on('active', day),
      generations: on('generation', day),
      prompts: on('kept', day),
      limit_hits: on('limit', day),
      shares: on('share', day),
      purchases: on('purchase', day),
    })),
    by_method: ranked(inSpan, 'generation').map(([method, n]) => ({
      method: (method || null) as Analytics['by_method'][0]['method'],
      generations: n,
    })),
    by_mode: ranked(inSpan, 'mode').map(([mode, n]) => ({
      mode: mode as Analytics['by_mode'][0]['mode'],
      generations: n,
    })),
    by_model: ranked(inSpan, 'model').map(([model, n]) => ({ model: model || null, generations: n })),
    sharing: {
      shares: sum('share'),
      friends_joined: sum('friend-joined'),
      friends_generated: sum('friend-generated'),
    },
    conversion: {
      visitors: allVisitors,
      sign_ups: sum('sign-up'),
      first_generations: sum('first-generation'),
      purchases: sum('purchase'),
      by_plan: ranked(inSpan, 'purchase').map(([plan, n]) => ({
        plan: plan as Analytics['conversion']['by_plan'][0]['plan'],
        purchases: n,
      })),
    },
    retention: retentionOf(counts, mondayOf(from), mondayOf(to)),
  };
}

/** A row for each week of sign-ups, as long as the weeks that have begun since. */
function retentionOf(counts: readonly DayCount[], first: string, last: string): Analytics['retention'] {
  const signUps = sumBy(counts, ({ kind, day }) => `${kind} ${mondayOf(day)}`);
  const back = sumBy(counts, ({ kind, day, key }) => `${kind} ${day} ${key}`);
  const weeks = (Date.parse(last) - Date.parse(first)) / (7 * DAY_MS);
  return Array.from({ length: weeks + 1 }, (_, n) => {
    const week = addDays(first, n * 7);
    return {
      week,
      sign_ups: signUps.get(`sign-up ${week}`) ?? 0,
      active: Array.from(
        { length: weeks + 1 - n },
        (__, after) => back.get(`retained ${week} ${after}`) ?? 0,
      ),
    };
  });
}

function ranked(counts: readonly DayCount[], kind: string): [key: string, n: number][] {
  const sums = sumBy(
    counts.filter((count) => count.kind === kind),
    ({ key }) => key,
  );
  return [...sums].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

function sumBy(counts: readonly DayCount[], name: (count: DayCount) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(name(count), (sums.get(name(count)) ?? 0) + count.n);
  return sums;
}
