import type { EarnReason, GenerationMethod, GiveBackReason, PaidBy } from '@cuewright/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface GenerationsTable {
  generation_id: string;
  user_id: string;
  state: 'reserved' | 'counted' | 'given-back';
  paid_by: PaidBy;
  method: GenerationMethod | null;
  /** Of UTC, by the server's clock: `2026-11-21`. */
  day: string;
  created_at: Date;
  /** Until when a reserved one is held. */
  deadline: Date | null;
  /** The picture it was counted for, as a keyed hash: counted once a day. Forgotten the day after. */
  picture_hash: string | null;
}

/** What the server's work for a generation gave. */
export interface GenerationAnswersTable {
  generation_id: string;
  user_id: string;
  /** `jsonb`: text on its way in. */
  answer: ColumnType<unknown, string, never>;
  created_at: Date;
}

export type Generation = Selectable<GenerationsTable>;

/** The sum of a person's ledger. PostgreSQL keeps it from falling below nothing. */
export interface CreditBalancesTable {
  user_id: string;
  credits: number;
}

/** Only ever added to. An account that goes leaves its entries behind, nobody's. */
export interface LedgerEntriesTable {
  id: string;
  user_id: string | null;
  kind: 'earned' | 'spent' | 'given-back';
  /** What the entry adds to the credits. */
  credits: number;
  reason: EarnReason | GiveBackReason | null;
  /** What a credit is earned for only once: a day, a friend. */
  occasion: Generated<string | null>;
  generation_id: string | null;
  method: GenerationMethod | null;
  paid_by: PaidBy | null;
  created_at: Date;
}

export type LedgerEntry = Selectable<LedgerEntriesTable>;

/** Generations asked for in vain. */
export interface RefusalsTable {
  id: string;
  user_id: string | null;
  method: GenerationMethod | null;
  created_at: Date;
}

/** What somebody had used on the day they deleted their account, by a hash that tells nobody who. */
export interface PriorAllowancesTable {
  identity_hash: string;
  day: string;
  used: number;
  /** The day they were last given credits for sharing, when that is this one. */
  shared_on: string | null;
  kept_until: Date;
}

/** Whose account is not their first, and what the one before had used on the day it went. */
export interface CarriedUsageTable {
  user_id: string;
  day: string;
  used: number;
  shared_on: string | null;
}
