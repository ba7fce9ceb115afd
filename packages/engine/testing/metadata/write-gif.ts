import { bytes, utf8Of } from './bytes.ts';

/** GIF89a 23, 24: an extension's data comes in blocks of at most 255 bytes, up to an empty one. */
function blocks(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    parts.push(bytes(part.length, part));
  }
  return bytes(...parts, 0);
}

/** A picture of one pixel with a table of two colours, then a comment (GIF89a 24). */
export function gif(comment: string): Uint8Array {
  const screen = bytes('GIF89a', 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255);
  const picture = bytes(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0);
  return bytes(screen, picture, 0x21, 0xfe, blocks(utf8Of(comment)), 0x3b);
}
