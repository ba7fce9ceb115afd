import type { Queryable } from './database/tables.ts';
import type { BlobStore } from './services/blobs/blob-store.ts';

/** What commands are given instead of reaching for it: the database, the files, the time, new ids. */
export interface Deps {
  db: Queryable;
  blobs: BlobStore;
  clock: () => Date;
  /** UUIDv7: ids made one after the other sort that way. */
  newId: () => string;
}
