import { type Actor, type EarnReason, referralLimits } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import { nextUtcMidnight, utcDay } from '../../utc-day.ts';
import {
  countPending,
  countShares,
  endPending,
  findSharer,
  findSharerOf,
  hasSharedSince,
  insertReferral,
  insertShare,
} from './repository.ts';
import type { SharesTable } from './tables.ts';

const FRESH_MS = referralLimits.sharedWithinMinutes * 60_000;

/** The account of credits, which another feature keeps. */
export interface Credits {
  /** Says whether they were given: an occasion pays once. */
  earn: (
    trx: Queryable,
    userId: string,
    earning: { credits: number; reason: EarnReason; occasion: string },
  ) => Promise<boolean>;
  /** What somebody ever earned for these reasons. */
  earned: (db: Queryable, userId: string, reasons: readonly EarnReason[]) => Promise<number>;
}

export async function trackShare(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { id: userId }: Actor,
  platform: SharesTable['platform'],
): Promise<SharesTable> {
  const share = { id: newId(), user_id: userId, platform, created_at: clock() };
  await insertShare(db, share);
  return share;
}

interface Award {
  awarded: number;
  nextAt: Date;
}

/** Once a day of UTC, however many ask at once. */
export async function awardShare(
  { db, clock, credits }: Pick<Deps, 'db' | 'clock'> & { credits: Credits },
  { id: userId }: Actor,
): Promise<Result<Award, 'share-first'>> {
  const now = clock();
  if (!(await hasSharedSince(db, userId, new Date(now.getTime() - FRESH_MS)))) return fail('share-first');
  const earning = { credits: referralLimits.sharing, reason: 'shared', occasion: utcDay(now) } as const;
  const isEarned = await db.transaction().execute((trx) => credits.earn(trx, userId, earning));
  return ok({ awarded: isEarned ? earning.credits : 0, nextAt: nextUtcMidnight(now) });
}

export async function readReferralStats(
  { db, credits }: Pick<Deps, 'db'> & { credits: Credits },
  { id: userId }: Actor,
) {
  return {
    totalShares: await countShares(db, userId),
    creditsEarned: await credits.earned(db, userId, ['shared', 'friend-generated']),
    pendingCredits: (await countPending(db, userId)) * referralLimits.bringing,
  };
}

/**
 * Notes that a new account came by somebody's code, and rewards it once its address is verified; the other half waits for
 * its first generation. A code of nobody, or of the same person's other account, brings nothing and is no error.
 */
export async function welcomeFriend(
  trx: Queryable,
  { clock, credits }: Pick<Deps, 'clock'> & { credits: Credits },
  friend: { userId: string; email: string; emailVerified: boolean; referralCode: string | undefined },
): Promise<void> {
  const sharer = friend.referralCode && (await findSharer(trx, friend.referralCode));
  if (!sharer || isSamePerson(sharer, { id: friend.userId, email: friend.email })) return;
  await insertReferral(trx, {
    friend_id: friend.userId,
    sharer_id: sharer.id,
    created_at: clock(),
    earned_at: null,
  });
  if (friend.emailVerified) await rewardFriend(trx, { credits }, friend.userId);
}

/** The friend's half, once. An address that nobody verified earns nothing, or made-up ones would be worth credits. */
export async function rewardFriend(
  trx: Queryable,
  { credits }: { credits: Credits },
  friendId: string,
): Promise<void> {
  const sharerId = await findSharerOf(trx, friendId);
  if (!sharerId) return;
  await credits.earn(trx, friendId, {
    credits: referralLimits.friend,
    reason: 'invited',
    occasion: sharerId,
  });
}

/**
 * A friend has generated: whoever sent them earns their half, in the same transaction and once. It goes on waiting while
 * the address of either is not verified.
 */
export async function rewardSharer(
  trx: Queryable,
  { clock, credits }: Pick<Deps, 'clock'> & { credits: Credits },
  friendId: string,
): Promise<void> {
  const sharerId = await endPending(trx, friendId, clock());
  if (!sharerId) return;
  await credits.earn(trx, sharerId, {
    credits: referralLimits.bringing,
    reason: 'friend-generated',
    occasion: friendId,
  });
}

function isSamePerson(one: { id: string; email: string }, other: { id: string; email: string }): boolean {
  return one.id === other.id || one.email.toLowerCase() === other.email.toLowerCase();
}
