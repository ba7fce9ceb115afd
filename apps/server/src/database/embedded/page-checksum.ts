/** The size of PostgreSQL's pages, and of its checksum's input. */
export const PAGE_BYTES = 8_192;

const CHECKSUM_AT = 8;
const FNV_PRIME = 16_777_619;
/** `checksumBaseOffsets` of PostgreSQL's `checksum_impl.h`. */
const BASES = Int32Array.of(
  ...[0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c],
  ...[0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb],
  ...[0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4],
  ...[0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
);

/** What PostgreSQL's `pg_checksum_page` gives for a page at this block of its table. */
export function pageChecksum(page: DataView, block: number): number {
  const sums = BASES.slice();
  for (let word = 0; word < PAGE_BYTES / 4; word++) {
    const at = word * 4;
    // The checksum's own two bytes count as zero; the other half of their word are the flags.
    const value = at === CHECKSUM_AT ? page.getUint16(at + 2, true) << 16 : page.getInt32(at, true);
    sums[word % 32] = mix(sums[word % 32] ?? 0, value);
  }
  let sum = 0;
  for (const one of sums) sum ^= mix(mix(one, 0), 0);
  return (((sum ^ block) >>> 0) % 65_535) + 1;
}

export function storedChecksum(page: DataView): number {
  return page.getUint16(CHECKSUM_AT, true);
}

export function storeChecksum(page: DataView, checksum: number): void {
  page.setUint16(CHECKSUM_AT, checksum, true);
}

function mix(sum: number, value: number): number {
  const both = sum ^ value;
  return Math.imul(both, FNV_PRIME) ^ (both >>> 17);
}
