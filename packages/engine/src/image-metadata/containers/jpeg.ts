import { u16, u32 } from '../bytes/numbers.ts';
import { latin1, reads, utf8OrLatin1 } from '../bytes/text.ts';
import { LONGEST_TEXT, MOST_PARTS } from './caps.ts';
import { FileContent } from './content.ts';
import { readExif } from './exif.ts';
import { readPhotoshop } from './iptc.ts';
import { joined } from './joined.ts';
import { joinJumbf } from './jumbf-segments.ts';
import { readXmp } from './xmp.ts';

const EXIF = 'Exif\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';

export function isJpeg(bytes: Uint8Array): boolean {
  return reads(bytes, 0, '\xff\xd8\xff');
}

/** Walks the segments before the pixels. What one segment has no room for stands in several, joined here. */
export async function readJpeg(bytes: Uint8Array): Promise<FileContent> {
  const content = new FileContent('jpeg');
  const exif: Uint8Array[] = [];
  const moreXmp: Uint8Array[] = [];
  const photoshop: Uint8Array[] = [];
  const jumbf: Uint8Array[] = [];
  for (const { marker, data } of segments(bytes)) {
    if (marker === COMMENT) content.addText('JPEG', 'Comment', utf8OrLatin1(data));
    else if (marker === APP1 && reads(data, 0, EXIF)) exif.push(data.subarray(EXIF.length + 1));
    else if (marker === APP1 && reads(data, 0, XMP)) readXmp(data.subarray(XMP.length), content);
    else if (marker === APP1 && reads(data, 0, MORE_XMP)) moreXmp.push(data.subarray(MORE_XMP.length));
    else if (marker === APP11 && reads(data, 0, 'JP')) jumbf.push(data);
    else if (marker === APP13 && reads(data, 0, PHOTOSHOP)) photoshop.push(data.subarray(PHOTOSHOP.length));
  }
  for (const block of wholeBlocks(exif)) readExif(block, content);
  readMoreXmp(moreXmp, content);
  if (photoshop.length > 0) readPhotoshop(joined(photoshop), content);
  for (const manifest of joinJumbf(jumbf)) content.addManifest(manifest);
  return content;
}

const APP1 = 0xe1;
const APP11 = 0xeb;
const APP13 = 0xed;
const COMMENT = 0xfe;
const PIXELS = 0xda;
const END = 0xd9;

function* segments(bytes: Uint8Array): Iterable<{ marker: number; data: Uint8Array }> {
  let at = 2;
  for (let n = 0; n < MOST_PARTS && at + 4 <= bytes.length; n++) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === PIXELS || marker === END) return;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const length = u16(bytes, at + 2);
    if (length < 2) return;
    yield { marker, data: bytes.subarray(at + 4, at + 2 + length) };
    at += 2 + length;
  }
}

/** An Exif block that is too long for a segment goes on in the next, without a header of its own. */
function wholeBlocks(parts: readonly Uint8Array[]): Uint8Array[] {
  const blocks: Uint8Array[][] = [];
  for (const part of parts) {
    const isNew = reads(part, 0, 'II*\0') || reads(part, 0, 'MM\0*');
    if (isNew || blocks.length === 0) blocks.push([part]);
    else blocks.at(-1)?.push(part);
  }
  return blocks.map(joined);
}

const GUID = 32;

/** Each part says whose it is, how long the whole is and where it goes. */
function readMoreXmp(parts: readonly Uint8Array[], content: FileContent): void {
  const wholes = new Map<string, Uint8Array>();
  for (const part of parts) {
    const guid = latin1(part.subarray(0, GUID));
    const length = u32(part, GUID);
    const offset = u32(part, GUID + 4);
    const data = part.subarray(GUID + 8);
    if (length > LONGEST_TEXT || offset + data.length > length) continue;
    const whole = wholes.get(guid) ?? (wholes.size < 4 ? new Uint8Array(length) : undefined);
    if (!whole || whole.length !== length) continue;
    whole.set(data, offset);
    wholes.set(guid, whole);
  }
  for (const whole of wholes.values()) readXmp(whole, content);
}
