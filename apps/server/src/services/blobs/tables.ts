import type { Generated, Selectable } from 'kysely';

/** One use of a blob by its owner. The same bytes may be used several times; the last use that goes queues them. */
export interface BlobsTable {
  id: string;
  user_id: string;
  sha256: string;
  content_type: string;
  size: number;
  created_at: Date;
}

/** Bytes to remove from the store unless somebody uses them by then. */
export interface BlobDeletionsTable {
  user_id: string;
  sha256: string;
  due_at: Generated<Date>;
  /** Until then a sweeper may be removing the bytes; nobody stores them again before. */
  busy_until: Generated<Date>;
  attempts: Generated<number>;
}

export type BlobRow = Selectable<BlobsTable>;
