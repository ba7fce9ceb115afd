import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** A font out of its WOFF 1.0 wrapping: fontkit cannot take the glyphs it needs from a wrapped one. */
export function unwrapWoff(woff: Uint8Array): Buffer {
  const from = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.readUInt32BE(0) !== WOFF) throw new Error('That font is no WOFF 1.0.');
  const count = from.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => readTable(from, WOFF_HEADER + n * WOFF_ENTRY));

  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  from.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  // What a binary search of the tables begins with.
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);

  let offset = header.length;
  const bodies = tables.map(({ tag, checksum, bytes }, n) => {
    const at = SFNT_HEADER + n * SFNT_ENTRY;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

function readTable(from: Buffer, entry: number): { tag: Buffer; checksum: number; bytes: Buffer } {
  const [offset, packed, whole] = [4, 8, 12].map((at) => from.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const kept = from.subarray(offset, offset + packed);
  return {
    tag: from.subarray(entry, entry + 4),
    checksum: from.readUInt32BE(entry + 16),
    bytes: packed < whole ? inflateSync(kept) : kept,
  };
}
