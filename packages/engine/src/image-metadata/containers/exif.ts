import { u16, u32 } from '../bytes/numbers.ts';
import { latin1, reads, utf8OrLatin1, utf16 } from '../bytes/text.ts';
import type { FileContent } from './content.ts';
import {
  EXIF_FOLDER,
  EXIF_TAGS,
  IPTC_TAG,
  MAKER_NOTE,
  USER_COMMENT,
  WINDOWS_TAGS,
  XMP_TAG,
} from './exif-tags.ts';
import { readIptc } from './iptc.ts';
import { readUserComment } from './user-comment.ts';
import { readXmp } from './xmp.ts';

/** Entries of a folder that are looked at, and folders. */
const MOST_ENTRIES = 1000;
const MOST_FOLDERS = 8;
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ASCII = 2;
const UTF8 = 129;

/** The words of an Exif block: of its first folder and of the one for the camera. Never of the one for the place. */
export function readExif(bytes: Uint8Array, content: FileContent): void {
  const start = startOfTiff(bytes);
  if (start === undefined) return;
  const tiff = bytes.subarray(start);
  const little = tiff[0] === 0x49;
  const folders = [u32(tiff, 4, little)];
  for (let n = 0; n < folders.length && n < MOST_FOLDERS; n++) {
    const at = folders[n] ?? 0;
    if (at < 8 || folders.indexOf(at) < n) continue;
    const count = Math.min(u16(tiff, at, little), MOST_ENTRIES);
    for (let entry = 0; entry < count; entry++) {
      const from = at + 2 + entry * 12;
      if (from + 12 > tiff.length) break;
      if (u16(tiff, from, little) === EXIF_FOLDER) folders.push(u32(tiff, from + 8, little));
      else readEntry(tiff, from, little, content);
    }
  }
}

/** Some containers put a length or a name before it. */
function startOfTiff(bytes: Uint8Array): number | undefined {
  for (let at = 0; at < 32; at++) if (reads(bytes, at, 'II*\0') || reads(bytes, at, 'MM\0*')) return at;
  return undefined;
}

function readEntry(tiff: Uint8Array, at: number, little: boolean, content: FileContent): void {
  const tag = u16(tiff, at, little);
  const type = u16(tiff, at + 2, little);
  const length = u32(tiff, at + 4, little) * (type === UTF8 ? 1 : (SIZES[type] ?? 1));
  const from = length <= 4 ? at + 8 : u32(tiff, at + 8, little);
  const value = tiff.subarray(from, from + length);
  if (length < 2 || !isWanted(tag, type) || !content.mayDecode(value.length)) return;
  if (tag === XMP_TAG) readXmp(value, content);
  else if (tag === IPTC_TAG) readIptc(value, content);
  else if (tag === USER_COMMENT) content.addText('Exif', 'UserComment', readUserComment(value));
  else if (WINDOWS_TAGS.includes(tag)) content.addText('Exif', nameOf(tag), utf16(value, true));
  else if (tag === MAKER_NOTE && isPlain(value)) content.addText('Exif', 'MakerNote', latin1(value));
  else if (type === ASCII || type === UTF8) content.addText('Exif', nameOf(tag), utf8OrLatin1(value));
}

/** Pixels, thumbnails and the like are not unpacked. */
function isWanted(tag: number, type: number): boolean {
  const isWords = (type === ASCII || type === UTF8) && tag < 0x0120;
  return isWords || EXIF_TAGS.has(tag) || tag === XMP_TAG || tag === IPTC_TAG;
}

/** A camera's own note is machine data; Fooocus writes a word there. */
function isPlain(bytes: Uint8Array): boolean {
  return bytes.length < 100 && bytes.every((byte) => byte === 0 || (byte >= 0x20 && byte < 0x7f));
}

function nameOf(tag: number): string {
  return EXIF_TAGS.get(tag) ?? `0x${tag.toString(16).padStart(4, '0')}`;
}
