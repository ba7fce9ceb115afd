import { crc32, deflateSync, gzipSync } from 'node:zlib';

/** A PNG of these pixels, and so small that it is sent at once. With a fourth value they can be seen through. */
export function pngFile(
  { width, height }: { width: number; height: number },
  pixelAt: (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number],
): Buffer {
  const channels = pixelAt(0, 0).length;
  const rows = Buffer.alloc(height * (1 + channels * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set(opaque(pixelAt(x, y)), y * (1 + channels * width) + 1 + channels * x);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 4 ? 6 : 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function opaque(pixel: readonly (number | undefined)[]): number[] {
  return pixel.map((value = 255) => value);
}

/** A picture with a text in the lowest bits of its alpha, down the columns: signature, count of bits, gzip. */
export function hiddenInAlpha(text: string): Buffer {
  const [width, height] = [96, 64];
  const packed = gzipSync(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length * 8);
  const bytes = Buffer.concat([Buffer.from('stealth_pngcomp', 'latin1'), length, packed]);
  return pngFile({ width, height }, (x, y) => {
    const at = x * height + y;
    const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at % 8))) & 1;
    return [x * 2, y * 3, 120, 254 + bit];
  });
}

/** The same picture with a text behind its header, as programs write one into a PNG. */
export function withText(png: Buffer, key: string, text: string): Buffer {
  const header = 8 + 25;
  const said = chunk('tEXt', Buffer.from(`${key}\0${text}`, 'latin1'));
  return Buffer.concat([png.subarray(0, header), said, png.subarray(header)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A lit window in a dark wall, drawn finely, with a blurred street beside it. */
export function nightWindow(): Buffer {
  return pngFile({ width: 600, height: 400 }, (x, y) => {
    const isWindow = x > 320 && x < 520 && y > 90 && y < 300;
    if (isWindow) {
      const isBar = (x - 320) % 24 < 3 || (y - 90) % 30 < 3;
      return isBar ? [30, 20, 12] : [246, 199, 119];
    }
    const haze = Math.round(26 + 22 * Math.sin(x / 70) * Math.cos(y / 60));
    return [haze, haze + 4, haze + 12];
  });
}
