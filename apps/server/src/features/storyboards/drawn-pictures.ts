import { addressOf, storyboardLimits } from '@cuewright/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { recordBlob, type StoredBytes } from '../../services/blobs/commands.ts';
import { deleteBlob } from '../../services/blobs/repository.ts';

const UNUSED_FOR_MS = storyboardLimits.unusedPictureHours * 60 * 60 * 1000;

/** Where the person finds the picture. */
export function pictureAddress(sha256: string): string {
  return addressOf('GET /api/files/{sha256}', { params: { sha256 } });
}

/** Makes stored bytes a picture of the person's that no board shows yet. */
export async function recordPicture(
  trx: Queryable,
  deps: Pick<Deps, 'clock' | 'newId'>,
  stored: StoredBytes,
): Promise<void> {
  const now = deps.clock();
  const { userId, sha256 } = stored;
  const known = await trx
    .updateTable('drawn_pictures')
    .set({ unused_since: sql`case when unused_since is null then null else ${now}::timestamptz end` })
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .returning('blob_id')
    .executeTakeFirst();
  // The bytes are in use already, so whoever sweeps leaves them.
  if (known) return;
  const blob = await recordBlob(trx, deps, stored);
  const added = await trx
    .insertInto('drawn_pictures')
    .values({ user_id: userId, sha256, blob_id: blob.id, created_at: now, unused_since: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doNothing())
    .returning('sha256')
    .executeTakeFirst();
  // Drawn twice at once: the first row stands for both.
  if (!added) await deleteBlob(trx, { id: blob.id, userId });
}

/** Those of the addresses that lead to pictures which were drawn for this person and are still there. */
export async function findPictures(
  trx: Queryable,
  userId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const hashes = addresses.map((address) => address.slice(pictureAddress('').length));
  if (hashes.length === 0) return new Set();
  const rows = await trx
    .selectFrom('drawn_pictures')
    .select('sha256')
    .where('user_id', '=', userId)
    .where('sha256', 'in', hashes)
    // Nobody lets go of them before the board that shows them is there.
    .forUpdate()
    .execute();
  return new Set(rows.map(({ sha256 }) => pictureAddress(sha256)));
}

/** Remembers which pictures a board shows from now on, and which it has let go of. */
export async function notePictures(
  trx: Queryable,
  now: Date,
  userId: string,
  { shown, dropped }: { shown: readonly string[]; dropped: readonly string[] },
): Promise<void> {
  await markUnused(trx, userId, dropped, now);
  await markUnused(trx, userId, shown, null);
}

async function markUnused(
  trx: Queryable,
  userId: string,
  addresses: readonly string[],
  unused_since: Date | null,
): Promise<void> {
  if (addresses.length === 0) return;
  const hashes = addresses.map((address) => address.slice(pictureAddress('').length));
  await trx
    .updateTable('drawn_pictures')
    .set({ unused_since })
    .where('user_id', '=', userId)
    .where('sha256', 'in', hashes)
    .execute();
}

/** Lets go of what no board of theirs has shown for a day. Whoever draws or saves does it, so no sweeper has to. */
export async function dropUnusedPictures(trx: Queryable, now: Date, userId: string): Promise<void> {
  const unused = await trx
    .selectFrom('drawn_pictures')
    .select(['sha256', 'blob_id'])
    .where('user_id', '=', userId)
    .where('unused_since', '<', new Date(now.getTime() - UNUSED_FOR_MS))
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { sha256, blob_id } of unused) {
    const address = pictureAddress(sha256);
    if (await isShown(trx, userId, address)) await markUnused(trx, userId, [address], null);
    else await deleteBlob(trx, { id: blob_id, userId });
  }
}

/** The same picture may stand on several boards: a copied frame takes its picture along. */
async function isShown(trx: Queryable, userId: string, address: string): Promise<boolean> {
  const board = await trx
    .selectFrom('storyboards')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`frames @> ${JSON.stringify([{ imageUrl: address }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return board !== undefined;
}
