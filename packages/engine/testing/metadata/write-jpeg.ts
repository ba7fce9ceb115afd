import { be, bytes, utf8Of } from './bytes.ts';

/** JPEG (T.81) B.1.1.4: a marker, a length that counts itself, the data. */
export function segment(marker: number, data: Uint8Array): Uint8Array {
  return bytes(0xff, marker, be(data.length + 2, 2), data);
}

export function jpeg(...segments: readonly Uint8Array[]): Uint8Array {
  const pixels = bytes(0xff, 0xda, be(2, 2), 0x12, 0x34, 0xff, 0xd9);
  return bytes(0xff, 0xd8, ...segments, pixels);
}

/** Exif 2.32, 4.7.2. */
export function exifSegment(tiff: Uint8Array): Uint8Array {
  return segment(0xe1, bytes('Exif\0\0', tiff));
}

/** XMP part 3, 1.1.3. */
export function xmpSegment(packet: string): Uint8Array {
  return segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0', utf8Of(packet)));
}

/** XMP part 3, 1.1.3.1: whose it is, how long the whole is, where this goes, a part. Given in the wrong order. */
export function moreXmpSegments(packet: string, size: number): Uint8Array[] {
  const whole = utf8Of(packet);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += size)
    parts.unshift(
      segment(
        0xe1,
        bytes(
          'http://ns.adobe.com/xmp/extension/\0',
          'A'.repeat(32),
          be(whole.length, 4),
          be(at, 4),
          whole.subarray(at, at + size),
        ),
      ),
    );
  return parts;
}

/** JPEG B.2.4.5. */
export function comment(text: string): Uint8Array {
  return segment(0xfe, utf8Of(text));
}

/** Photoshop's resources: 8BIM, number, name, length, data. IPTC is 0x0404, each dataset 1C, record, number, length. */
export function iptcSegment(datasets: Readonly<Record<number, string>>): Uint8Array {
  const iim = bytes(
    ...Object.entries(datasets).map(([number, text]) =>
      bytes(0x1c, 2, Number(number), be(utf8Of(text).length, 2), utf8Of(text)),
    ),
  );
  return segment(0xed, bytes('Photoshop 3.0\0', '8BIM', be(0x0404, 2), 0, 0, be(iim.length, 4), iim));
}

/** JPEG XT (18477-3) B.2: `JP`, the box's number, the part's number, then the part, which repeats the head of the box. */
export function jumbfSegments(box: Uint8Array, size: number): Uint8Array[] {
  const head = box.subarray(0, 8);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < box.length; at += size) {
    const part = box.subarray(at, at + size);
    const number = parts.length + 1;
    parts.push(segment(0xeb, bytes('JP', be(0x0211, 2), be(number, 4), at === 0 ? bytes() : head, part)));
  }
  return parts;
}
