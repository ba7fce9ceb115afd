import { latin1, reads } from '../bytes/text.ts';
import type { FileContent } from './content.ts';
import { readExif } from './exif.ts';
import { readPhotoshop } from './iptc.ts';
import { readXmp } from './xmp.ts';

const KEY = 'Raw profile type ';

/** ImageMagick carries Exif, XMP and IPTC through PNG as hexadecimal text: name, length, digits. */
export function readHexProfile(key: string, plain: Uint8Array, content: FileContent): boolean {
  if (!key.startsWith(KEY)) return false;
  const [, , , ...lines] = latin1(plain).split('\n');
  const bytes = fromHex(lines.join(''));
  const name = key.slice(KEY.length).trim().toLowerCase();
  if (name === 'xmp') readXmp(bytes, content);
  else if (name === 'iptc' || name === '8bim') readPhotoshop(bytes, content);
  else if (reads(bytes, 0, 'http://ns.adobe.com/xap/1.0/')) readXmp(bytes.subarray(29), content);
  else readExif(bytes, content);
  return true;
}

function fromHex(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let n = 0; n < bytes.length; n++) bytes[n] = Number.parseInt(digits.slice(2 * n, 2 * n + 2), 16) || 0;
  return bytes;
}
