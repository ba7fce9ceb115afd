import { sql } from 'kysely';
import type { Queryable } from '../database/tables.ts';

/** A table as a dump needs to know it. */
export interface DumpedTable {
  name: string;
  /** Those that are stored; what the database works out by itself is worked out again. */
  columns: readonly string[];
}

/** Kysely's own: where a database is restored, its migrations have run. */
const NOT_DUMPED = ['kysely_migration', 'kysely_migration_lock'];

/** Every table of ours, each behind those that it refers to. */
export async function tablesOf(db: Queryable): Promise<DumpedTable[]> {
  const tables = await sql<{ name: string; columns: string[] }>`
    select c.relname as name,
           array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${NOT_DUMPED})
    group by c.relname
    order by c.relname`.execute(db);
  const refers = await sql<{ child: string; parent: string }>`
    select distinct child.relname as child, parent.relname as parent
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid`.execute(
    db,
  );
  return parentsFirst(tables.rows, refers.rows);
}

export function parentsFirst<Table extends { name: string }>(
  tables: readonly Table[],
  refers: readonly { child: string; parent: string }[],
): Table[] {
  const placed: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(
      ({ name }) => !refers.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (free.length === 0) throw new Error(`These tables refer to one another: ${[...waiting].join(', ')}.`);
    placed.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return placed;
}
