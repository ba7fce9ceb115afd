import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The row's `search` has all the words; the last one may be only begun. */
export function hasWords(text: string): RawBuilder<SqlBool> {
  const begun = text
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word, n, all) => (n === all.length - 1 ? `${word}:*` : word));
  const whole = sql`plainto_tsquery('english', ${text})`;
  const query = begun ? sql`(${whole} || to_tsquery('english', ${begun.join(' & ')}))` : whole;
  return sql<SqlBool>`search @@ ${query}`;
}
