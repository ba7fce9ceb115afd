import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPicture } from '../pictures/open-picture.ts';
import { rawPixels } from './raw-pixels.ts';

async function opened(bytes: Uint8Array) {
  const picture = await openPicture(bytes);
  if (!picture.ok) throw new Error(picture.code);
  return picture.value;
}

describe('[REV-14] the pixels of a file', () => {
  it.each(['png', 'webp'] as const)('are as a %s holds them, each lowest bit', async (kind) => {
    const rgba = Buffer.from(
      Array.from({ length: 4 * 30 * 20 }, (_, at) => (at % 4 === 3 ? 254 + ((at >> 2) % 2) : (at * 7) % 256)),
    );
    const image = sharp(rgba, { raw: { width: 30, height: 20, channels: 4 } });
    const bytes = await (kind === 'png'
      ? image.png()
      : image.webp({ lossless: true, exact: true })
    ).toBuffer();
    const raw = await rawPixels(await opened(bytes));
    expect([raw?.width, raw?.height]).toEqual([30, 20]);
    expect(Buffer.from(raw?.rgba ?? []).equals(rgba)).toBe(true);
  });

  it('are four to a pixel also of a grey one, and only the left of a very large one', async () => {
    const grey = await sharp({ create: { width: 8_000, height: 3_000, channels: 3, background: '#777' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const raw = await rawPixels(await opened(grey));
    expect([raw?.width, raw?.height, raw?.rgba.length]).toEqual([2_796, 3_000, 4 * 2_796 * 3_000]);
    expect([...(raw?.rgba.subarray(0, 4) ?? [])]).toEqual([119, 119, 119, 255]);
  });
});
