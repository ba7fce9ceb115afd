import { imageLimits, storyboardLimits } from '@cuewright/contract';
import sharp from 'sharp';
import { contentTypeOf, pictureExtension } from '../blobs/content-type.ts';
import { ArtistError } from './artist-error.ts';

/** What an artist gave, drawn anew: no larger than is kept, and with nothing hidden in it. Throws an `ArtistError`. */
export async function keepablePicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > storyboardLimits.pictureBytes)
    throw new ArtistError('artist-failed', `The picture has ${bytes.byteLength} bytes.`);
  if (!pictureExtension(contentTypeOf(bytes)))
    throw new ArtistError('artist-failed', 'What came is no picture.');
  const side = storyboardLimits.pictureSide;
  try {
    return await sharp(bytes, { limitInputPixels: imageLimits.pixels, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 2 })
      .toBuffer();
  } catch (cause) {
    throw new ArtistError('artist-failed', 'The picture that came cannot be read.', { cause });
  }
}
