import type { Queryable } from './database/tables.ts';
import type { BlobStore } from './services/blobs/blob-store.ts';

/** What commands are given instead of reaching for it: the database, the time, new ids. */
export interface Deps {
  db: Queryable;
  clock: () => Date;
  /** UUIDv7: ids made one after the other sort that way. */
  newId: () => string;
  /** What else happens in the transaction that counts a generation of somebody. */
  onCounted?: ((trx: Queryable, userId: string) => Promise<unknown>) | undefined;
}

/** What the server has: for commands that keep or remove files, their store as well. */
export interface DepsWithFiles extends Deps {
  blobs: BlobStore;
}
