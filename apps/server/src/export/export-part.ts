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

const ROWS_AT_ONCE = 200;

/** All of a long list, read a page at a time: the rows after one. No transaction stays open between two pages, however slow the line. */
export async function* everyRow<Row>(
  pageAfter: (row: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await pageAfter(last, ROWS_AT_ONCE);
    yield* rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** A part of what a feature lists page by page. */
export function listedPart<Row extends { id: string }>({
  list,
  entry,
  ...part
}: Omit<ExportPart, 'read'> & { list: ListPage<Row>; entry: (row: Row) => ExportEntry }): ExportPart {
  return {
    ...part,
    read: async function* (db, userId) {
      const rows = everyRow<Row>((last, limit) => list(db, { userId, limit, cursor: last?.id }));
      for await (const row of rows) yield entry(row);
    },
  };
}
