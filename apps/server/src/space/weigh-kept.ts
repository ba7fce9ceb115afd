import { sql } from 'kysely';
import type { Queryable } from '../database/tables.ts';
import type { KeptKind } from './space-limits.ts';

/** What each row takes beside what is in it, its places in the indexes included. */
export const ROW_BYTES = 200;

/** The columns that can be long. Their size as they are stored is known without reading them. */
const LONG_COLUMNS = {
  prompts: ['prompt_text', 'marks', 'json_config', 'search'],
  prompt_versions: ['prompt_text', 'marks'],
  storyboards: ['original_prompt', 'original_marks', 'frames'],
  notes: ['content'],
  brainstorm_notes: ['content', 'search'],
} as const;

/** How many bytes somebody's rows or files take. One table is one turn at the database. */
export async function weighKept(db: Queryable, userId: string, kind: KeptKind): Promise<number> {
  if (kind === 'pictures') return await weigh(db, userId, 'blobs', sql`size`);
  let bytes = 0;
  for (const [table, columns] of Object.entries(LONG_COLUMNS)) {
    const sizes = columns.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
    bytes += await weigh(db, userId, table, sql`${sql.join(sizes, sql` + `)} + ${sql.lit(ROW_BYTES)}`);
  }
  return bytes;
}

async function weigh(
  db: Queryable,
  userId: string,
  table: string,
  size: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${size}), 0)::float8 as bytes from ${sql.table(table)} where user_id = ${userId}
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}
