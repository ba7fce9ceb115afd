import type { CallAnswer } from '@cuewright/contract';
import type { Generation, LedgerEntry } from './tables.ts';

export function presentGeneration({ generation_id, created_at }: Generation) {
  return { generation_id, created_at: created_at.toISOString() };
}

/** Which columns an entry has follows from its kind; the schema of the answer holds it to that. */
export function presentEntry({ created_at, ...entry }: LedgerEntry) {
  return { ...entry, created_at: created_at.toISOString() } as CallAnswer<'GET /api/credits'>['entries'][0];
}
