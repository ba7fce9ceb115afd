import { reads } from '../bytes/text.ts';
import type { FileContent } from './content.ts';
import { readExif } from './exif.ts';
import { readPhotoshop } from './iptc.ts';
import { readXmp } from './xmp.ts';

const KEY = 'Raw profile type ';

/** ImageMagick carries Exif, XMP and IPTC through PNG as hexadecimal text: name, length, digits. */
export function readHexProfile(key: string, plain: Uint8Array, content: FileContent): boolean {
  if (!key.startsWith(KEY)) return false;
  const bytes = fromHex(plain, digitsAt(plain));
  const name = key.slice(KEY.length).trim().toLowerCase();
  if (name === 'xmp') readXmp(bytes, content);
  else if (name === 'iptc' || name === '8bim') readPhotoshop(bytes, content);
  else if (reads(bytes, 0, 'http://ns.adobe.com/xap/1.0/')) readXmp(bytes.subarray(29), content);
  else readExif(bytes, content);
  return true;
}

const LINE_END = 0x0a;

/** Behind an empty line, the name and the length. */
function digitsAt(plain: Uint8Array): number {
  let at = 0;
  for (let line = 0; line < 3; line++) at = plain.indexOf(LINE_END, at) + 1;
  return at;
}

function fromHex(digits: Uint8Array, from: number): Uint8Array {
  const bytes = new Uint8Array((digits.length - from) >> 1);
  let count = 0;
  let high = -1;
  for (let at = from; at < digits.length; at++) {
    const value = digitOf(digits[at] ?? 0);
    if (value < 0) continue;
    if (high < 0) high = value;
    else {
      bytes[count++] = high * 16 + value;
      high = -1;
    }
  }
  return bytes.subarray(0, count);
}

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
