import { u16, u32 } from '../bytes/numbers.ts';
import { reads, utf8OrLatin1 } from '../bytes/text.ts';
import { MOST_PARTS } from './caps.ts';
import type { FileContent } from './content.ts';

/** The datasets of record 2 that hold words about the picture. */
const DATASETS: ReadonlyMap<number, string> = new Map([
  [5, 'Title'],
  [25, 'Keywords'],
  [40, 'Instructions'],
  [65, 'Program'],
  [70, 'ProgramVersion'],
  [80, 'Creator'],
  [105, 'Headline'],
  [110, 'Credit'],
  [115, 'Source'],
  [120, 'Caption'],
]);
const IPTC_RESOURCE = 0x0404;

/** Photoshop's resources, of which one holds IPTC. */
export function readPhotoshop(bytes: Uint8Array, content: FileContent): void {
  if (bytes[0] === 0x1c) readIptc(bytes, content);
  let at = 0;
  for (let n = 0; n < MOST_PARTS && reads(bytes, at, '8BIM'); n++) {
    const id = u16(bytes, at + 4);
    const name = 1 + (bytes[at + 6] ?? 0);
    const from = at + 6 + name + (name & 1);
    const length = u32(bytes, from);
    if (id === IPTC_RESOURCE) readIptc(bytes.subarray(from + 4, from + 4 + length), content);
    at = from + 4 + length + (length & 1);
  }
}

export function readIptc(bytes: Uint8Array, content: FileContent): void {
  let at = 0;
  for (let n = 0; n < MOST_PARTS && bytes[at] === 0x1c; n++) {
    const [record, dataset] = [bytes[at + 1], bytes[at + 2] ?? 0];
    let length = u16(bytes, at + 3);
    let from = at + 5;
    if (length & 0x8000) {
      // The length has a length of its own.
      const wide = length & 0x7fff;
      length = wide === 4 ? u32(bytes, from) : 0;
      from += wide;
    }
    const name = DATASETS.get(dataset);
    if (record === 2 && name)
      content.addText('IPTC', name, utf8OrLatin1(bytes.subarray(from, from + length)));
    at = from + length;
  }
}
