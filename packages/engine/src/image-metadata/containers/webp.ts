import { u32 } from '../bytes/numbers.ts';
import { latin1, reads } from '../bytes/text.ts';
import { LONGEST_TEXT, MOST_PARTS } from './caps.ts';
import { FileContent } from './content.ts';
import { readExif } from './exif.ts';
import { readXmp } from './xmp.ts';

export function isWebp(bytes: Uint8Array): boolean {
  return reads(bytes, 0, 'RIFF') && reads(bytes, 8, 'WEBP');
}

export async function readWebp(bytes: Uint8Array): Promise<FileContent> {
  const content = new FileContent('webp');
  let at = 12;
  for (let n = 0; n < MOST_PARTS && at + 8 <= bytes.length; n++) {
    const type = latin1(bytes.subarray(at, at + 4));
    const length = u32(bytes, at + 4, true);
    const data = bytes.subarray(at + 8, Math.min(at + 8 + length, bytes.length));
    if (type === 'VP8L') content.hasExactPixels = true;
    else if (type === 'EXIF' && data.length <= LONGEST_TEXT) readExif(data, content);
    else if (type === 'XMP ' && data.length <= LONGEST_TEXT) readXmp(data, content);
    else if (type === 'C2PA') content.addManifest(data);
    at += 8 + length + (length & 1);
  }
  return content;
}
