import { PAGE_BYTES, pageChecksum, storeChecksum, storedChecksum } from './page-checksum.ts';

const LOWER_AT = 12;
const UPPER_AT = 14;
const SPECIAL_AT = 16;
const LAYOUT_AT = 18;
const HEADER_BYTES = 24;
/** Pages of 8 KB in the fourth layout, which PostgreSQL has had since 8.3. */
const LAYOUT = PAGE_BYTES | 4;
/** Files below are PostgreSQL's own catalogue, which holds nobody's words. */
const FIRST_OF_OURS = 16_384;
const NOTHING = new Uint8Array(PAGE_BYTES);
const BLOCKS_OF_A_SEGMENT = (1024 * 1024 * 1024) / PAGE_BYTES;

/** The block a file of a table or an index begins with; nothing for any other file. */
export function firstBlockOf(file: string): number | undefined {
  const [, name, segment = '0'] = /\/base\/\d+\/(\d+)(?:\.(\d+))?$/.exec(file) ?? [];
  return name !== undefined && Number(name) >= FIRST_OF_OURS
    ? Number(segment) * BLOCKS_OF_A_SEGMENT
    : undefined;
}

/**
 * Zeroes the free middle of each page, where the bytes of deleted rows lie until new ones take their place. PostgreSQL never reads
 * them, and leaves them out of its own log. A page whose checksum does not fit is none that we understand, and
 * stays as it is. Tells whether anything was erased.
 */
export function eraseFreeSpace(pages: Uint8Array, firstBlock: number): boolean {
  let hasErased = false;
  for (let at = 0; at + PAGE_BYTES <= pages.length; at += PAGE_BYTES) {
    const page = new DataView(pages.buffer, pages.byteOffset + at, PAGE_BYTES);
    const free = freeSpaceOf(page);
    if (!free) continue;
    const middle = pages.subarray(at + free.from, at + free.to);
    if (Buffer.compare(middle, NOTHING.subarray(0, middle.length)) === 0) continue;
    const block = firstBlock + at / PAGE_BYTES;
    if (pageChecksum(page, block) !== storedChecksum(page)) continue;
    middle.fill(0);
    storeChecksum(page, pageChecksum(page, block));
    hasErased = true;
  }
  return hasErased;
}

function freeSpaceOf(page: DataView): { from: number; to: number } | undefined {
  const [from, to, special] = [LOWER_AT, UPPER_AT, SPECIAL_AT].map((at) => page.getUint16(at, true)) as [
    number,
    number,
    number,
  ];
  const isPage = page.getUint16(LAYOUT_AT, true) === LAYOUT;
  return isPage && HEADER_BYTES <= from && from < to && to <= special && special <= PAGE_BYTES
    ? { from, to }
    : undefined;
}
