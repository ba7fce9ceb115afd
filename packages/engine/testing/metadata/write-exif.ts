import { be, bytes, le, utf8Of, utf16Of } from './bytes.ts';

export interface Tag {
  tag: number;
  type: number;
  value: Uint8Array;
}

/** TIFF 6.0: type 2 is ASCII ending in zero. */
export function ascii(tag: number, text: string): Tag {
  return { tag, type: 2, value: bytes(utf8Of(text), 0) };
}

/** Exif 2.32, 4.6.5: UserComment is of type 7 and begins with eight bytes that name its letters. */
export function userComment(
  text: string,
  letters: 'ascii' | 'utf16be' | 'utf16le' | 'none' = 'utf16be',
): Tag {
  const value = {
    ascii: () => bytes('ASCII\0\0\0', utf8Of(text)),
    utf16be: () => bytes('UNICODE\0', utf16Of(text, false)),
    utf16le: () => bytes('UNICODE\0', utf16Of(text, true)),
    none: () => utf8Of(text),
  }[letters]();
  return { tag: 0x9286, type: 7, value };
}

/** Windows writes its XP tags as UTF-16, type 1, ending in a zero. */
export function windowsText(tag: number, text: string): Tag {
  return { tag, type: 1, value: utf16Of(`${text}\0`, true) };
}

/** TIFF 6.0, 2: order, 42, the first folder; each entry tag, type, count, value or place. Exif hangs its own folder at 0x8769. */
export function tiff(first: readonly Tag[], exif: readonly Tag[] = [], little = false): Uint8Array {
  const n = (value: number, size: number) => (little ? le(value, size) : be(value, size));
  const count = first.length + (exif.length > 0 ? 1 : 0);
  const exifAt = 8 + 2 + count * 12 + 4;
  const dataAt = exifAt + (exif.length > 0 ? 2 + exif.length * 12 + 4 : 0);
  const data: Uint8Array[] = [];
  let at = dataAt;
  const entry = ({ tag, type, value }: Tag) => {
    const head = bytes(n(tag, 2), n(type, 2), n(value.length, 4));
    if (value.length <= 4) return bytes(head, value, ...Array.from({ length: 4 - value.length }, () => 0));
    const place = at;
    data.push(value);
    at += value.length;
    return bytes(head, n(place, 4));
  };
  const link = exif.length > 0 ? [bytes(n(0x8769, 2), n(4, 2), n(1, 4), n(exifAt, 4))] : [];
  const firstFolder = bytes(n(count, 2), ...first.map(entry), ...link, n(0, 4));
  const exifFolder = exif.length > 0 ? bytes(n(exif.length, 2), ...exif.map(entry), n(0, 4)) : bytes();
  return bytes(little ? 'II' : 'MM', n(42, 2), n(8, 4), firstFolder, exifFolder, ...data);
}
