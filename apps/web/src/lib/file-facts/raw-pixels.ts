import type { RawPixels } from '@cuewright/engine/image-metadata';

/** What is hidden in pixels is read column by column from the left, and is never longer than so many of them tell. */
const MOST_PIXELS = 8_388_608;

/**
 * The left of a picture as its file holds it. A canvas multiplies colours by their alpha: alpha itself comes back as it
 * was, and so do colours that nothing is seen through, which are the two that anybody hides words in.
 */
export async function rawPixels(file: Blob): Promise<RawPixels | undefined> {
  const bitmap = await createImageBitmap(file, {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
    imageOrientation: 'none',
  }).catch(() => undefined);
  if (!bitmap) return undefined;
  const height = bitmap.height;
  const width = Math.min(bitmap.width, Math.floor(MOST_PIXELS / height));
  try {
    if (width === 0) return undefined;
    const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    canvas?.drawImage(bitmap, 0, 0);
    const rgba = canvas?.getImageData(0, 0, width, height).data;
    return rgba && { width, height, rgba };
  } catch {
    return undefined;
  } finally {
    bitmap.close();
  }
}
