import type { Kysely } from 'kysely';
import type { NotesTable } from '../features/notes/table.ts';
import type { SessionsTable, UsersTable } from '../features/sessions/tables.ts';
import type { RateLimitsTable } from '../rate-limits/table.ts';
import type { BlobDeletionsTable, BlobsTable } from '../services/blobs/tables.ts';

/** Every table, under its name. A feature declares its own beside its repository. */
export interface Tables {
  blob_deletions: BlobDeletionsTable;
  blobs: BlobsTable;
  notes: NotesTable;
  rate_limits: RateLimitsTable;
  sessions: SessionsTable;
  users: UsersTable;
}

/** A pool or a transaction: what every repository function takes first. */
export type Queryable = Kysely<Tables>;
