import type { Actor, EarnReason } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { giveBackOverdue } from './commands.ts';
import { addEntry, countEntries, listEntries } from './ledger-repository.ts';
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

/** One page of a person's ledger; one entry more than asked tells whether another page follows. */
export async function listLedger(
  parts: Pick<Deps, 'db' | 'clock' | 'newId' | 'onCounted'>,
  { id: userId }: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<LedgerPage> {
  await giveBackOverdue(parts, userId);
  const rows = await listEntries(parts.db, { userId, limit: limit + 1, cursor });
  const total = await countEntries(parts.db, userId);
  const entries = rows.slice(0, limit);
  return { entries, total, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
