import { type RawBuilder, type SqlBool, sql } from 'kysely';

const DAY_MS = 86_400_000;

/** What was made on these days of UTC, both included. */
export function madeBetween(
  moment: RawBuilder<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): RawBuilder<SqlBool>[] {
  const wishes: RawBuilder<SqlBool>[] = [];
  if (from) wishes.push(sql<SqlBool>`${moment} >= ${new Date(from)}`);
  if (to) wishes.push(sql<SqlBool>`${moment} < ${new Date(Date.parse(to) + DAY_MS)}`);
  return wishes;
}
