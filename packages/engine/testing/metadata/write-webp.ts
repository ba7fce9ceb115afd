import { bytes, le } from './bytes.ts';

/** RIFF: four letters, a length with its lowest byte first, data filled up to an even length. */
function riffChunk(type: string, data: Uint8Array): Uint8Array {
  return bytes(type, le(data.length, 4), data, ...(data.length % 2 ? [0] : []));
}

/** WebP container specification: VP8X, pixels (VP8L is without loss), then EXIF, XMP and, by C2PA, `C2PA`. */
export function webp(
  parts: Readonly<Record<string, Uint8Array>>,
  pixels: 'VP8 ' | 'VP8L' = 'VP8 ',
): Uint8Array {
  const body = bytes(
    'WEBP',
    riffChunk('VP8X', bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    riffChunk(pixels, bytes(1, 2, 3)),
    ...Object.entries(parts).map(([type, data]) => riffChunk(type, data)),
  );
  return bytes('RIFF', le(body.length, 4), body);
}
