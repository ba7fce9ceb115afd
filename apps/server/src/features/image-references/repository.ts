import { type Insertable, sql } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import type { Queryable } from '../../database/tables.ts';
import type { ImageReferenceRow, ImageReferencesTable } from './table.ts';

function withFiles(db: Queryable) {
  return db
    .selectFrom('image_references')
    .innerJoin('blobs as pictures', 'pictures.id', 'image_references.blob_id')
    .innerJoin('blobs as thumbnails', 'thumbnails.id', 'image_references.thumbnail_id')
    .selectAll('image_references')
    .select(['pictures.sha256 as picture', 'thumbnails.sha256 as thumbnail']);
}

/** The pictures of one person, newest first, from just after `cursor`. */
export async function listImageReferences(
  db: Queryable,
  { userId, limit, cursor }: { userId: string } & CursorPlace,
): Promise<ImageReferenceRow[]> {
  let query = withFiles(db).where('image_references.user_id', '=', userId);
  if (cursor) query = query.where('image_references.id', '<', cursor);
  return await query.orderBy('image_references.id', 'desc').limit(limit).execute();
}

export async function countImageReferences(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('image_references')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function findImageReference(db: Queryable, id: string): Promise<ImageReferenceRow | undefined> {
  return await withFiles(db).where('image_references.id', '=', id).executeTakeFirst();
}

export async function insertImageReference(
  db: Queryable,
  image: Insertable<ImageReferencesTable>,
): Promise<void> {
  await db.insertInto('image_references').values(image).execute();
}

/** Its files go with it, once nothing else uses them. */
export async function deleteImageReference(
  db: Queryable,
  { id, blob_id, thumbnail_id }: ImageReferenceRow,
): Promise<void> {
  await db.deleteFrom('image_references').where('id', '=', id).execute();
  await db.deleteFrom('blobs').where('id', 'in', [blob_id, thumbnail_id]).execute();
}
