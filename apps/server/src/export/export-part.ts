import type { Queryable, Tables } from '../database/tables.ts';

/** One thing of somebody's. */
export interface ExportEntry {
  /** As a program reads it. Addresses of files in it become the names of those in the ZIP. */
  data: object;
  /** As a person reads it. */
  heading: string;
  at?: Date;
  text?: string;
  /** Addresses of files to show with it. */
  pictures?: readonly string[];
}

/** What a feature puts into the ZIP of everything that somebody has here. */
export interface ExportPart {
  /** `notes` becomes `data/notes.json`. */
  name: string;
  title: string;
  /** The tables whose rows of a person it holds: every table of theirs is in some part. */
  tables: readonly (keyof Tables)[];
  read: (db: Queryable, userId: string) => AsyncIterable<ExportEntry>;
}

type ListPage<Row> = (
  db: Queryable,
  page: { userId: string; limit: number; cursor?: string | undefined },
) => Promise<readonly Row[]>;

/** Few enough that a page of them, however long each is, keeps nobody else from the database for long. */
const ROWS_AT_ONCE = 50;

/** All of a long list, read a page at a time: the rows after one. No transaction stays open between two pages, however slow the line. */
export async function* everyRow<Row>(
  pageAfter: (row: Row | undefined, limit: number) => Promise<readonly Row[]>,
  rowsAtOnce = ROWS_AT_ONCE,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await pageAfter(last, rowsAtOnce);
    yield* rows;
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

/** A part of what a feature lists page by page. */
export function listedPart<Row extends { id: string }>({
  list,
  entry,
  rowsAtOnce,
  ...part
}: Omit<ExportPart, 'read'> & {
  list: ListPage<Row>;
  entry: (row: Row) => ExportEntry;
  /** Fewer, where a row can be very large. */
  rowsAtOnce?: number;
}): ExportPart {
  return {
    ...part,
    read: async function* (db, userId) {
      const rows = everyRow<Row>((last, limit) => list(db, { userId, limit, cursor: last?.id }), rowsAtOnce);
      for await (const row of rows) yield entry(row);
    },
  };
}
