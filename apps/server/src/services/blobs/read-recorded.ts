import type { Readable } from 'node:stream';
import type { DepsWithFiles } from '../../deps.ts';
import type { BlobAddress, ByteRange } from './blob-store.ts';
import { exactly } from './exactly.ts';
import { findBlob } from './repository.ts';

/** Bytes that a row recorded a moment ago; nothing where both have gone since. */
export async function readRecorded(
  { db, blobs }: Pick<DepsWithFiles, 'db' | 'blobs'>,
  { size, range, ...address }: BlobAddress & { size: number; range?: ByteRange | undefined },
): Promise<Readable | undefined> {
  const bytes = await blobs.read(address, range);
  if (!bytes && (await findBlob(db, address)))
    throw new Error('A file that is recorded is not in the store.');
  return bytes && exactly(bytes, range ? range.end - range.start + 1 : size);
}
