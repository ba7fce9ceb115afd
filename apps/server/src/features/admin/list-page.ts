import { readCursor } from '@cuewright/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';

/** What a list is put in order by, beside the id. */
export interface Order {
  by: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
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

/** A moment to the last digit that PostgreSQL keeps; made only of what is shown, not of what is passed over. */
const exactly = sql<string>`to_char(page.place at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function allOf(wishes: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return wishes.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(wishes, sql` and `)}`;
}

/** The cursor that leads on from a row of `page`. */
export function cursorOf({ type }: Order): RawBuilder<string> {
  const key = type === 'timestamptz' ? exactly : sql`page.place::text`;
  return sql<string>`${key} || '~' || page.id`;
}

/** Only the ids of a page, and what puts them in order: what is passed over is read from an index, never from the rows. */
export function pageOf(
  { from, wishes, order }: Asked,
  { page = 1, limit, cursor }: Place,
  rows = limit,
): RawBuilder<{ id: string; place: unknown }> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const beyond = sql.raw(order.isDescending ? '<' : '>');
  const where = after
    ? [
        ...wishes,
        sql<SqlBool>`(${order.by}, ${order.id}) ${beyond} (${after.key}::${sql.raw(order.type)}, ${after.id}::uuid)`,
      ]
    : wishes;
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc');
  return sql`
    select ${order.id} as id, ${order.by} as place from ${from}
    where ${allOf(where)}
    order by ${order.by} ${direction}, ${order.id} ${direction}
    limit ${rows} offset ${after ? 0 : (page - 1) * limit}
  `;
}

export async function listIds(db: Queryable, asked: Asked, at: Place): Promise<IdsPage> {
  const direction = sql.raw(asked.order.isDescending ? 'desc' : 'asc');
  // One more than asked tells whether another page follows.
  const page = pageOf(asked, at, at.limit + 1);
  const { rows } = await sql<{ id: string; next: string }>`
    select page.id, ${cursorOf(asked.order)} as next from (${page}) as page
    order by page.place ${direction}, page.id ${direction}
  `.execute(db);
  const shown = rows.slice(0, at.limit);
  return {
    ids: shown.map(({ id }) => id),
    page: at.cursor === undefined ? (at.page ?? 1) : null,
    nextCursor: rows.length > at.limit ? (shown.at(-1)?.next ?? null) : null,
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
