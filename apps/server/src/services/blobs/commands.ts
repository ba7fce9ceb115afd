import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/tables.ts';
import type { Deps, DepsWithFiles } from '../../deps.ts';
import type { BlobAddress } from './blob-store.ts';
import { contentTypeOf } from './content-type.ts';
import { holdOtherUse, insertBlob, queueDeletion, unqueueDeletion } from './repository.ts';
import { StorageError } from './storage-error.ts';
import type { BlobRow } from './tables.ts';

/** From storing bytes to the end of the transaction that records them. */
const RECORD_WITHIN_MS = 60 * 60 * 1000;

/** Bytes that are in the store and nobody's yet. */
export interface StoredBytes extends BlobAddress {
  contentType: string;
  size: number;
}

/**
 * Puts bytes into the store, before the transaction that records them. Their deletion is queued first, so that
 * whatever becomes of this process, nothing stays that no row knows of.
 */
export async function storeBytes(
  { db, blobs, clock }: Pick<DepsWithFiles, 'db' | 'blobs' | 'clock'>,
  userId: string,
  bytes: Uint8Array,
): Promise<StoredBytes> {
  const address = { userId, sha256: createHash('sha256').update(bytes).digest('hex') };
  const contentType = contentTypeOf(bytes);
  await queueInTime(db, address, clock());
  await blobs.put(address, bytes, contentType);
  // Again: the same bytes may have been recorded and dropped by another upload in the meantime.
  await queueInTime(db, address, clock());
  return { ...address, contentType, size: bytes.byteLength };
}

async function queueInTime(db: Queryable, address: BlobAddress, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + RECORD_WITHIN_MS);
  if (!(await queueDeletion(db, address, { now, dueAt })))
    throw new StorageError('storage-unavailable', 'The same bytes are being removed right now.');
}

/** Makes stored bytes their owner's, in the transaction of whatever uses them. */
export async function recordBlob(
  trx: Queryable,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { userId, sha256, contentType, size }: StoredBytes,
): Promise<BlobRow> {
  const now = clock();
  const blob = await insertBlob(trx, {
    id: newId(),
    user_id: userId,
    sha256,
    content_type: contentType,
    size,
    created_at: now,
  });
  // Either the deletion that storing queued is still to come, or somebody else's use has called it off.
  const isSafe = (await unqueueDeletion(trx, { userId, sha256 }, now)) || (await holdOtherUse(trx, blob));
  if (!isSafe) throw new StorageError('storage-unavailable', 'The bytes were recorded too late to be kept.');
  return blob;
}
