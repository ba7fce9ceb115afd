import type { Queryable } from './database/tables.ts';

/** What commands are given instead of reaching for it: the database, the time, new ids. */
export interface Deps {
  db: Queryable;
  clock: () => Date;
  /** UUIDv7: ids made one after the other sort that way. */
  newId: () => string;
}
