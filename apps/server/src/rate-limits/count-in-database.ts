import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Counter } from './counter.ts';

const SWEPT_AT_ONCE = 100;

/** Counts where every process sees it. A window that opens takes some that have ended with it. */
export function countInDatabase({ db, clock }: Pick<Deps, 'db' | 'clock'>): Counter {
  return async (key, seconds) => {
    const now = clock();
    const resetsAt = new Date(now.getTime() + seconds * 1000);
    const window = await db
      .insertInto('rate_limits')
      .values({ key, count: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
          resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resetsAt} else rate_limits.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (window.count === 1) await sweep({ db }, now);
    return { count: window.count, resetsAt: window.resets_at };
  };
}

async function sweep({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  const ended = db
    .selectFrom('rate_limits')
    .select('key')
    .where('resets_at', '<=', now)
    .limit(SWEPT_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('rate_limits').where('key', 'in', ended).execute();
}
