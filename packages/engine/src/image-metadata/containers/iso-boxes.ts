import { u32, u64 } from '../bytes/numbers.ts';
import { latin1 } from '../bytes/text.ts';
import { MOST_PARTS } from './caps.ts';

export interface Box {
  type: string;
  /** The identity of a `uuid` box, in hexadecimal. */
  uuid?: string;
  body: Uint8Array;
}

/** The boxes of MP4, HEIF and JUMBF: a length, four letters, a body. One that is cut short gives what there is of it. */
export function* boxesOf(bytes: Uint8Array): Iterable<Box> {
  let at = 0;
  for (let n = 0; n < MOST_PARTS && at + 8 <= bytes.length; n++) {
    let size = u32(bytes, at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    let head = 8;
    if (size === 1) {
      size = u64(bytes, at + 8);
      head = 16;
    } else if (size === 0) size = bytes.length - at;
    if (size < head) return;
    const end = Math.min(at + size, bytes.length);
    if (type === 'uuid')
      yield {
        type,
        uuid: hex(bytes.subarray(at + head, at + head + 16)),
        body: bytes.subarray(at + head + 16, end),
      };
    else yield { type, body: bytes.subarray(at + head, end) };
    at += size;
  }
}

export function findBox(bytes: Uint8Array, type: string): Uint8Array | undefined {
  for (const box of boxesOf(bytes)) if (box.type === type) return box.body;
  return undefined;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
