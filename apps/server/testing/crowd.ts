import { sql } from 'kysely';
import type { Queryable } from '../src/database/tables.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  /** Whether some index lets no two rows have the same, be it of one person. */
  isUnique: boolean;
  /** Whether it does so whoever they are of. */
  isUniqueForAll: boolean;
}

/**
 * Copies every row of this person's, so often for themselves and so often for each of so many new people: whatever tables there
 * are. Triggers and references rest meanwhile.
 */
export async function crowdAround(
  db: Queryable,
  userId: string,
  { own, people, each }: { own: number; people: number; each: number },
): Promise<void> {
  const columns = await peoplesColumns(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into users (id, created_at, email, name)
      select gen_random_uuid(), now() - n * interval '1 minute', 'crowd-' || n || '@example.org', 'Crowd ' || n
      from generate_series(1, ${people}::int) as n on conflict do nothing
    `.execute(trx);
    for (const [table, of] of Object.entries(Object.groupBy(columns, ({ table }) => table))) {
      const [names, values] = [of?.map(({ name }) => sql.ref(name)), of?.map(copied)];
      if (!names || !values) continue;
      await sql`
        insert into ${sql.table(table)} (${sql.join(names)})
        select ${sql.join(values)} from ${sql.table(table)} as sample
        cross join (
          select id as owner, n from users cross join generate_series(1, ${each}::int) as n where email like 'crowd-%'
          union all select ${userId}::uuid, n from generate_series(1, ${own}::int) as n
        ) as copies
        where sample.user_id = ${userId} on conflict do nothing
      `.execute(trx);
    }
  });
}

function copied({ name, type, isUnique, isUniqueForAll }: Column) {
  if (name === 'user_id') return sql`copies.owner`;
  const old = sql.ref(`sample.${name}`);
  // The same in every table, so that what hangs together still does.
  const another = sql`md5(${old}::text || copies.owner::text || copies.n)`;
  if (type === 'uuid' && isUnique)
    return sql`overlay(overlay(${another} placing '4' from 13) placing '8' from 17)::uuid`;
  if (type === 'text' && isUniqueForAll) return another;
  if (type === 'date') return sql`${old} - copies.n`;
  if (name === 'created_at') return sql`${old} - copies.n * interval '1 hour'`;
  return old;
}

async function peoplesColumns(db: Queryable): Promise<Column[]> {
  const { rows } = await sql<Column>`
    with uniques as (
      select indrelid as "table", array_agg(attname) as columns, bool_or(attname = 'user_id') as of_one_person
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indisunique group by indexrelid, indrelid
    )
    select c.table_name as "table", c.column_name as name, c.data_type as type,
      coalesce(bool_or(uniques.table is not null), false) as "isUnique",
      coalesce(bool_or(not uniques.of_one_person), false) as "isUniqueForAll"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    left join uniques on uniques.table = c.table_name::regclass and c.column_name = any (uniques.columns)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and exists (
        select from information_schema.columns u
        where u.table_schema = c.table_schema and u.table_name = c.table_name and u.column_name = 'user_id'
      )
    group by 1, 2, 3
  `.execute(db);
  return rows;
}
