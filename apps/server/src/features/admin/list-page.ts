import { readCursor } from '@cuewright/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';

/** What a list is put in order by, beside the id. */
export interface Order {
  by: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** As a cursor has it, exactly. */
  key: RawBuilder<string>;
  /** What the cursor's text is in the database. */
  type: 'timestamptz' | 'text' | 'integer';
  isDescending: boolean;
}

export interface Place {
  page?: number | undefined;
  limit: number;
  cursor?: string | undefined;
}

interface Asked {
  from: RawBuilder<unknown>;
  wishes: readonly RawBuilder<SqlBool>[];
  order: Order;
}

export interface IdsPage {
  ids: string[];
  /** The page's number; nothing where a cursor led to it. */
  page: number | null;
  nextCursor: string | null;
}

/** A moment to the last digit that PostgreSQL keeps. */
export function exactly(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

export function allOf(wishes: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return wishes.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(wishes, sql` and `)}`;
}

/** Only the ids of a page: what is passed over on the way to it is read from an index, never from the rows. */
export async function listIds(
  db: Queryable,
  { from, wishes, order }: Asked,
  { page = 1, limit, cursor }: Place,
): Promise<IdsPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const beyond = sql.raw(order.isDescending ? '<' : '>');
  const where = after
    ? [
        ...wishes,
        sql<SqlBool>`(${order.by}, ${order.id}) ${beyond} (${after.key}::${sql.raw(order.type)}, ${after.id}::uuid)`,
      ]
    : wishes;
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc');
  const { rows } = await sql<{ id: string; key: string }>`
    select ${order.id} as id, ${order.key} as key from ${from}
    where ${allOf(where)}
    order by ${order.by} ${direction}, ${order.id} ${direction}
    limit ${limit + 1} offset ${after ? 0 : (page - 1) * limit}
  `.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    page: after ? null : page,
    nextCursor: rows.length > limit && last ? `${last.key}~${last.id}` : null,
  };
}

/** How many the wishes leave, counted one further than `most`. */
export async function countUpTo(
  db: Queryable,
  { from, wishes }: Pick<Asked, 'from' | 'wishes'>,
  most: number,
): Promise<{ total: number; isLeast: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from ${from} where ${allOf(wishes)} limit ${most + 1}) as found
  `.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, most), isLeast: total > most };
}
