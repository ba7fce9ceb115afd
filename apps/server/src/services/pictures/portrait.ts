import sharp from 'sharp';

const SIDE = 256;
/** A picture that unpacks to more is not worth it for a face. */
const MAX_PIXELS = 25_000_000;

/** The middle of a picture as a small square, drawn anew so that nothing hidden in the original is kept. Nothing of what is no picture. */
export async function portrait(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
