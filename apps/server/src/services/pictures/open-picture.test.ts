import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badPictures, pngChunk, pngOf, somePhoto } from '../../../testing/bad-pictures.ts';
import { drawPicture, openPicture } from './open-picture.ts';

const photo = await somePhoto();
const bad = await badPictures();

async function open(bytes: Uint8Array) {
  const opened = await openPicture(bytes);
  return opened.ok ? opened.value : expect.fail(opened.code);
}

describe('what comes in', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    '[IMG-2] %s is known by its bytes',
    async (kind) => {
      expect(await open(await photo.clone()[kind]({ effort: 1 }).toBuffer())).toMatchObject({
        type: `image/${kind}`,
        width: 320,
        height: 240,
        isAnimated: false,
      });
    },
  );

  it('[IMG-2] has the measures that are seen, not those that are stored', async () => {
    const turned = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await open(turned)).toMatchObject({ width: 240, height: 320 });
  });

  it('tells that it moves, of which the first frame is drawn', async () => {
    const frames = await Promise.all(['#b03a2e', '#2e5fb0'].map(plain));
    for (const kind of ['gif', 'webp'] as const) {
      const bytes = await sharp(frames, { join: { animated: true } })
        [kind]()
        .toBuffer();
      const picture = await open(bytes);
      expect(picture).toMatchObject({ isAnimated: true, width: 8, height: 8 });
      const drawn = await drawPicture(picture, (pixels) => pixels.raw());
      expect(drawn).toMatchObject({ ok: true, value: { info: { width: 8, height: 8 } } });
    }
    const still = deflateSync(Buffer.alloc(10 * 11));
    expect(await open(pngOf(10, 10, still, [pngChunk('acTL', Buffer.alloc(8))]))).toMatchObject({
      isAnimated: true,
    });
    expect(await open(pngOf(10, 10, still))).toMatchObject({ isAnimated: false });
  });
});

describe('what is refused', () => {
  it.each(bad.filter(({ isFoundLate }) => !isFoundLate))('[IMG-3] $name: $code', async (picture) => {
    const opened = await openPicture(picture.bytes);
    expect(opened).toMatchObject({ ok: false, code: picture.code });
    if (picture.says) expect(opened).toHaveProperty('facts.detail', expect.stringContaining(picture.says));
  });

  it.each(bad.filter(({ isFoundLate }) => isFoundLate))(
    '[IMG-3] $name, once it is drawn',
    async ({ bytes }) => {
      const drawn = await drawPicture(await open(bytes), (pixels) => pixels.webp());
      expect(drawn).toMatchObject({ ok: false, code: 'picture-unreadable' });
    },
  );
});

describe('what is drawn', () => {
  it('[IMG-4] is upright and without what was hidden in the original', async () => {
    const bytes = await photo
      .clone()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const drawn = await drawPicture(await open(bytes), (pixels) => pixels.webp());
    const { width, exif, icc, xmp, orientation } = await sharp(
      drawn.ok ? drawn.value.data : expect.fail(),
    ).metadata();
    expect({ width, exif, icc, xmp, orientation }).toEqual({ width: 240 });
  });

  it('leaves a mistake in the drawing a mistake', async () => {
    const picture = await open(await photo.clone().png().toBuffer());
    await expect(drawPicture(picture, (pixels) => pixels.resize(-1))).rejects.toThrow('positive integer');
  });
});

async function plain(background: string): Promise<Buffer> {
  return await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}
