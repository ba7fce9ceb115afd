import { sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';

export interface Kept {
  count: number;
  bytes: number;
}

/** Texts as UTF-8. The length of a long one is known without reading it. */
export async function weighTexts(
  db: Queryable,
  table: 'notes' | 'brainstorm_notes',
  userId: string,
): Promise<Kept> {
  return await db
    .selectFrom(table)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(title) + octet_length(content)), 0)::float8`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Their texts of now, and those that were before. */
export async function weighPrompts(db: Queryable, userId: string): Promise<Kept & { versions: number }> {
  const now = await db
    .selectFrom('prompts')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(title) + octet_length(prompt_text)), 0)::float8`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('prompt_versions as earlier')
    .innerJoin('prompts', (join) =>
      join
        .onRef('prompts.user_id', '=', 'earlier.user_id')
        .onRef('prompts.id', '=', 'earlier.prompt_id')
        .onRef('prompts.revision', '>', 'earlier.number'),
    )
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(earlier.prompt_text)), 0)::float8`.as('bytes'),
    ])
    .where('earlier.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { count: now.count, versions: before.count, bytes: now.bytes + before.bytes };
}

/** Pictures as they are stored, the small ones for lists included. */
export async function weighImages(db: Queryable, userId: string): Promise<Kept> {
  return await db
    .selectFrom('image_references')
    .innerJoin('blobs as pictures', 'pictures.id', 'image_references.blob_id')
    .innerJoin('blobs as thumbnails', 'thumbnails.id', 'image_references.thumbnail_id')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(pictures.size + thumbnails.size), 0)::float8`.as('bytes'),
    ])
    .where('image_references.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
