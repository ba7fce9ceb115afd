import type { RawPixels } from '@cuewright/engine/image-metadata';
import { drawPicture, type OpenedPicture } from '../pictures/open-picture.ts';

/** What is hidden in pixels is read column by column from the left, and is never longer than so many of them tell. */
const MOST_PIXELS = 8_388_608;

/** The left of a picture as its file holds it, alpha included. */
export async function rawPixels(picture: OpenedPicture): Promise<RawPixels | undefined> {
  const width = Math.min(picture.width, Math.floor(MOST_PIXELS / picture.height));
  if (width === 0) return undefined;
  const drawn = await drawPicture(picture, (pixels) =>
    pixels
      .extract({ left: 0, top: 0, width, height: picture.height })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' }),
  );
  if (!drawn.ok || drawn.value.info.channels !== 4) return undefined;
  const { data, info } = drawn.value;
  // A buffer of its own: it is handed over to the thread, not copied.
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
