import { latin1, reads, utf8OrLatin1 } from '../bytes/text.ts';
import { MOST_PARTS } from './caps.ts';
import { FileContent } from './content.ts';
import { joined } from './joined.ts';
import { readXmp } from './xmp.ts';

export function isGif(bytes: Uint8Array): boolean {
  return reads(bytes, 0, 'GIF87a') || reads(bytes, 0, 'GIF89a');
}

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

export async function readGif(bytes: Uint8Array): Promise<FileContent> {
  const content = new FileContent('gif');
  let at = 13 + tableLength(bytes[10] ?? 0);
  for (let n = 0; n < MOST_PARTS && at < bytes.length; n++) {
    if (bytes[at] === PICTURE) {
      const next = blocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0));
      at = next.end;
    } else if (bytes[at] === EXTENSION) {
      const kind = bytes[at + 1];
      const { parts, end } = blocks(bytes, at + 2);
      if (kind === COMMENT) content.addText('GIF', 'Comment', utf8OrLatin1(joined(parts)));
      if (kind === APPLICATION) readApplication(bytes.subarray(at + 3, end), parts, content);
      at = end;
    } else return content;
  }
  return content;
}

function readApplication(whole: Uint8Array, parts: readonly Uint8Array[], content: FileContent): void {
  const name = latin1(parts[0] ?? new Uint8Array());
  // XMP is not cut into blocks: it stands as it is, with a tail that leads readers of blocks out of it.
  if (name === 'XMP DataXMP') readXmp(whole.subarray(11), content);
  if (name.startsWith('C2PA')) content.addManifest(joined(parts.slice(1)));
}

function tableLength(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

/** Blocks of at most 255 bytes, each behind its length, up to one of none. */
function blocks(bytes: Uint8Array, from: number): { parts: Uint8Array[]; end: number } {
  const parts: Uint8Array[] = [];
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    if (length === 0) return { parts, end: at + 1 };
    parts.push(bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { parts, end: bytes.length };
}
