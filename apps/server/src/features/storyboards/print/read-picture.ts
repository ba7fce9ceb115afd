import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BlobStore } from '../../../services/blobs/blob-store.ts';
import { SHA256 } from '../../../services/blobs/blob-store.ts';
import { pictureAddress } from '../drawn-pictures.ts';

/** Enough for half a sheet of paper at 200 dots to the inch. */
const SIDE = 1_500;

/** One of the person's pictures as a JPEG, which is what a PDF takes. Nothing when it is not there any more. */
export async function readPictureForPrint(
  blobs: BlobStore,
  userId: string,
  imageUrl: string,
): Promise<Buffer | undefined> {
  const sha256 = imageUrl.slice(pictureAddress('').length);
  const stream = SHA256.test(sha256) ? await blobs.read({ userId, sha256 }) : undefined;
  if (!stream) return undefined;
  return await sharp(await buffer(stream))
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
