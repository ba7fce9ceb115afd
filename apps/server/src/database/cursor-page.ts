/** So many rows of a list, from just after the one with this id. */
export interface CursorPlace {
  limit: number;
  cursor?: string | undefined;
}

export interface CursorPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  /** There is nothing before it, and nothing after it. */
  isWhole: boolean;
}

/** One page of a list. One row more than asked tells whether another page follows. */
export async function readCursorPage<Row extends { id: string }>(
  { limit, cursor }: CursorPlace,
  list: (place: CursorPlace) => Promise<Row[]>,
): Promise<CursorPage<Row>> {
  const found = await list({ limit: limit + 1, cursor });
  const rows = found.slice(0, limit);
  const nextCursor = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
  return { rows, nextCursor, isWhole: !cursor && !nextCursor };
}
