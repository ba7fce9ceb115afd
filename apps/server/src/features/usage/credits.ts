import type { Actor, EarnReason } from '@cuewright/contract';
import { type CursorPlace, readCursorPage } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { giveBackOverdue } from './commands.ts';
import { addEntry, countEntries, hasEarned, listEntries } from './ledger-repository.ts';
import { lockPerson } from './repository.ts';
import type { LedgerEntry } from './tables.ts';

interface Earning {
  credits: number;
  reason: EarnReason;
  /** What it is earned for only once: a day, a friend. */
  occasion?: string;
}

/** Adds credits. Says whether it did: an occasion pays once. */
export async function earnCredits(
  trx: Queryable,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  userId: string,
  { credits, reason, occasion }: Earning,
): Promise<boolean> {
  await lockPerson(trx, userId);
  if (occasion !== undefined && (await hasEarned(trx, userId, reason, occasion))) return false;
  return await addEntry(trx, userId, {
    id: newId(),
    kind: 'earned',
    credits,
    reason,
    occasion: occasion ?? null,
    created_at: clock(),
  });
}

export interface LedgerPage {
  entries: LedgerEntry[];
  total: number;
  nextCursor: string | null;
}

/** One page of a person's ledger. */
export async function listLedger(
  parts: Pick<Deps, 'db' | 'clock' | 'newId' | 'onCounted'>,
  { id: userId }: Actor,
  place: CursorPlace,
): Promise<LedgerPage> {
  await giveBackOverdue(parts, userId);
  const page = await readCursorPage(place, (at) => listEntries(parts.db, { userId, ...at }));
  return { entries: page.rows, total: await countEntries(parts.db, userId), nextCursor: page.nextCursor };
}
