import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { BlobAddress } from './blob-store.ts';
import type { BlobRow, BlobsTable } from './tables.ts';

export async function findBlob(
  db: Queryable,
  { userId, sha256 }: BlobAddress,
): Promise<Pick<BlobRow, 'content_type' | 'size'> | undefined> {
  return await db
    .selectFrom('blobs')
    .select(['content_type', 'size'])
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
}

export async function insertBlob(db: Queryable, blob: Insertable<BlobsTable>): Promise<BlobRow> {
  return await db.insertInto('blobs').values(blob).returningAll().executeTakeFirstOrThrow();
}

/** The bytes are queued for removal by what runs when this row goes, once nobody uses them any more. */
export async function deleteBlob(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.deleteFrom('blobs').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Whether another use holds the bytes; it cannot go before this transaction ends. */
export async function holdOtherUse(db: Queryable, { id, user_id, sha256 }: BlobRow): Promise<boolean> {
  const other = await db
    .selectFrom('blobs')
    .select('id')
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .where('id', '!=', id)
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return other !== undefined;
}

/** Queues bytes for `dueAt`, or says that they are being removed right now. */
export async function queueDeletion(
  db: Queryable,
  { userId, sha256 }: BlobAddress,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('blob_deletions')
    .values({ user_id: userId, sha256, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'sha256'])
        .doUpdateSet({ due_at: dueAt, attempts: 0 })
        .where('blob_deletions.busy_until', '<=', now),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes bytes off the queue, unless they are not on it or being removed right now. */
export async function unqueueDeletion(
  db: Queryable,
  { userId, sha256 }: BlobAddress,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('blob_deletions')
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .where('busy_until', '<=', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next due deletion, held until the transaction ends; one that another process holds is passed over. */
export async function takeDueDeletion(
  db: Queryable,
  now: Date,
): Promise<(BlobAddress & { attempts: number }) | undefined> {
  return await db
    .selectFrom('blob_deletions')
    .select(['user_id as userId', 'sha256', 'attempts'])
    .where('due_at', '<=', now)
    .where('busy_until', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markBusy(db: Queryable, { userId, sha256 }: BlobAddress, until: Date): Promise<void> {
  await db
    .updateTable('blob_deletions')
    .set({ busy_until: until, attempts: sql<number>`attempts + 1` })
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .execute();
}

/** The bytes are gone. Only whoever marked the deletion busy may say so. */
export async function endDeletion(
  db: Queryable,
  { userId, sha256 }: BlobAddress,
  busyUntil: Date,
): Promise<void> {
  await db
    .deleteFrom('blob_deletions')
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .where('busy_until', '=', busyUntil)
    .execute();
}

/** It stays busy for its while: what seemed to fail may still happen. */
export async function postponeDeletion(
  db: Queryable,
  { userId, sha256 }: BlobAddress,
  { busyUntil, dueAt }: { busyUntil: Date; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('blob_deletions')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .where('busy_until', '=', busyUntil)
    .execute();
}

/** Every use of a blob by one person, oldest first, from just after `cursor`. */
export async function listBlobs(
  db: Queryable,
  { userId, limit, cursor }: { userId: string; limit: number; cursor?: string | undefined },
): Promise<BlobRow[]> {
  let query = db.selectFrom('blobs').selectAll().where('user_id', '=', userId);
  if (cursor) query = query.where('id', '>', cursor);
  return await query.orderBy('id').limit(limit).execute();
}
