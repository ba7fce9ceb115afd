import { sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';

/** What there is in all. */
export async function readTotal(db: Queryable, kind: 'users' | 'profiles' | 'prompts'): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::int as total from site_counts where day = '-infinity' and kind = ${kind}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

export interface DayCount {
  day: string;
  kind: string;
  key: string;
  n: number;
}

/** What happened on these days, by kind and key. */
export async function listCounts(db: Queryable, from: string, to: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day, kind, key, sum(n)::int as n from site_counts
    where day between ${from} and ${to} group by day, kind, key
  `.execute(db);
  return rows;
}
