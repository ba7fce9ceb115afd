import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface BadPicture {
  name: string;
  bytes: Buffer;
  code: 'picture-too-large' | 'picture-too-many-pixels' | 'picture-kind-unknown' | 'picture-unreadable';
  /** What its failure names, beside the limit. */
  says?: string;
  /** Its header is fine: it shows only when the pixels are unpacked. */
  isFoundLate?: true;
}

/** What people hand in that cannot be taken, by accident or on purpose. */
export async function badPictures(): Promise<BadPicture[]> {
  const photo = await somePhoto();
  const [jpeg, png, webp, avif, gif] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().webp().toBuffer(),
    photo.clone().avif({ effort: 0 }).toBuffer(),
    photo.clone().resize(64).gif().toBuffer(),
  ]);
  const cutOff = { jpeg, png, webp, avif, gif };
  return [
    {
      name: 'an SVG with a script in it',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      code: 'picture-kind-unknown',
      says: 'This one is SVG.',
    },
    {
      name: 'a HEIC',
      bytes: Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'latin1'),
      code: 'picture-kind-unknown',
      says: 'This one is HEIC.',
    },
    { name: 'a text named .png', bytes: Buffer.from('hello'), code: 'picture-kind-unknown' },
    { name: 'nothing at all', bytes: Buffer.alloc(0), code: 'picture-kind-unknown' },
    {
      name: '11 MB',
      bytes: Buffer.concat([png, Buffer.alloc(11 * 1_048_576 - png.length)]),
      code: 'picture-too-large',
      says: 'This one has 11 MB.',
    },
    {
      name: '60 megapixels',
      bytes: pngOf(10_000, 6_000, deflateSync(Buffer.alloc(10_000 * 6_000))),
      code: 'picture-too-many-pixels',
      says: 'This one has 60 megapixels (10,000 × 6,000).',
    },
    {
      name: 'a bomb: 3,600 megapixels in a few bytes',
      bytes: pngOf(60_000, 60_000, deflateSync(Buffer.alloc(1_000))),
      code: 'picture-too-many-pixels',
      says: 'This one has 3,600 megapixels',
    },
    { name: 'a header alone', bytes: jpeg.subarray(0, 40), code: 'picture-unreadable' },
    {
      name: 'a PNG whose first chunk never ends',
      bytes: Buffer.concat([SIGNATURE, Buffer.from('\xff\xff\xff\xffIHDR', 'latin1')]),
      code: 'picture-unreadable',
    },
    ...Object.entries(cutOff).map(([kind, bytes]) => ({
      name: `a ${kind} that is cut off`,
      bytes: bytes.subarray(0, bytes.length / 2),
      code: 'picture-unreadable' as const,
      // The other two are read through to find where each frame begins.
      ...(kind !== 'webp' && kind !== 'gif' && { isFoundLate: true as const }),
    })),
  ];
}

/** Something with as much in it as a photograph has. */
export async function somePhoto(width = 320, height = 240): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(pixels);
}

/** A grey PNG, chunk by chunk, so that it can say what it likes. */
export function pngOf(width: number, height: number, pixels: Buffer, between: readonly Buffer[] = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunks = [pngChunk('IHDR', header), ...between, pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

export function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
