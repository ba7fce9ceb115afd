import sharp from 'sharp';

/** A JPEG of one colour. */
export async function plainPicture(background = '#24405a', width = 1_200, height = 800): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
