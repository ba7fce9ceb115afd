import { randomBytes } from 'node:crypto';
import { type Actor, statisticsLimits } from '@cuewright/contract';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { utcDay } from '../../utc-day.ts';
import * as analytics from './repository.ts';
import { type Seen, visitorHash } from './visitor-hash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ONLINE_MS = statisticsLimits.onlineMinutes * 60 * 1000;

type Parts = Pick<Deps, 'db' | 'clock'>;

/** Counts a visitor, once a day however often they come. */
export async function trackVisitor({ db, clock }: Parts, seen: Seen): Promise<void> {
  const now = clock();
  const day = utcDay(now);
  const salt = (await analytics.findSalt(db, day)) ?? (await openDay(db, now));
  const visitor = { day, visitor_hash: visitorHash(salt, seen), last_seen_at: now };
  await db.transaction().execute(async (trx) => {
    const isFirst = await analytics.insertVisitor(trx, { ...visitor, first_seen_at: now });
    if (isFirst) await analytics.addToDay(trx, day, { visitors: 1 });
    else await analytics.touchVisitor(trx, visitor);
  });
}

/** The salt of a new day. What was kept of the days before yesterday goes; yesterday tells who is online after midnight. */
async function openDay(db: Queryable, now: Date): Promise<string> {
  const day = utcDay(now);
  const yesterday = utcDay(new Date(now.getTime() - DAY_MS));
  await analytics.deleteSaltsBefore(db, yesterday);
  await analytics.deleteVisitorsBefore(db, yesterday);
  return await analytics.keepSalt(db, day, randomBytes(32).toString('base64url'));
}

export interface SiteStats {
  visitorCount: number;
  promptCount: number;
  online: number | null;
}

/** The counters of the start page: on top of the stated beginning, or as they are. */
export async function readStats(
  { db, clock }: Parts,
  { heroCounters }: Pick<Config, 'heroCounters'>,
): Promise<SiteStats> {
  const seenSince = new Date(clock().getTime() - ONLINE_MS);
  const { visitors, prompts, online } = await analytics.readFigures(db, { seenSince });
  if (heroCounters === 'live') return { visitorCount: visitors, promptCount: prompts, online };
  return {
    visitorCount: statisticsLimits.visitors + visitors,
    promptCount: statisticsLimits.prompts + prompts,
    online: null,
  };
}

/** Adds a counted generation of the person to the prompts of the site. A repeat adds nothing. */
export async function incrementPrompts(
  { db, clock }: Parts,
  { id: userId }: Actor,
  generationId: string | undefined,
): Promise<Result<void, 'generation-not-found'>> {
  return await db.transaction().execute(async (trx) => {
    const counted = await analytics.findCountedGeneration(trx, { userId, generationId });
    if (!counted) return fail('generation-not-found');
    const isNew = await analytics.insertCountedPrompt(trx, counted);
    if (isNew) await analytics.addToDay(trx, utcDay(clock()), { prompts: 1 });
    return ok(undefined);
  });
}
