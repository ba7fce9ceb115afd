/** One file of an archive. */
export interface TarFile {
  name: string;
  bytes: Uint8Array;
}

const BLOCK = 512;
const LONGEST_NAME = 100;
const LONGEST_PREFIX = 155;
/** Larger than any file of ours; a header that says more is broken. */
const LARGEST_FILE = 1_073_741_824;

export class TarError extends Error {
  override readonly name = 'TarError';
}

/** The bytes of an archive as every tar of the last thirty years reads them. */
export async function* writeTar(files: AsyncIterable<TarFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of files) {
    yield headerOf(name, bytes.byteLength, modifiedAt);
    yield bytes;
    yield new Uint8Array(padding(bytes.byteLength));
  }
  yield new Uint8Array(2 * BLOCK);
}

/** The files of an archive, one after another. It holds one at a time. */
export async function* readTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const take = takerOf(stream);
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function headerOf(name: string, size: number, modifiedAt: Date): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  const [prefix, last] = splitName(name);
  header.write(last, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(Math.floor(modifiedAt.getTime() / 1000), 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(prefix, 345);
  header.write(`${octal(checksum(header), 6)}\0 `, 148);
  return header;
}

/** A name too long for its field lies partly in the one for folders. */
function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return ['', name];
  const cut = name.indexOf('/', name.length - LONGEST_NAME - 1);
  const [prefix, last] = [name.slice(0, cut), name.slice(cut + 1)];
  if (cut <= 0 || Buffer.byteLength(prefix) > LONGEST_PREFIX)
    throw new TarError(`The name ${name} is too long for an archive.`);
  return [prefix, last];
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

/** The sum of the header's bytes, its own field taken for blanks. */
function checksum(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function readHeader(header: Uint8Array): { name: string; size: number } {
  const text = (start: number, length: number) =>
    Buffer.from(header.subarray(start, start + length))
      .toString('utf8')
      .replace(/\0.*$/s, '');
  const size = Number.parseInt(text(124, 12), 8);
  const isWhole =
    text(257, 5) === 'ustar' && Number.parseInt(text(148, 8), 8) === checksum(header) && size <= LARGEST_FILE;
  if (!isWhole) throw new TarError('This is no archive of ours, or it is damaged.');
  const prefix = text(345, LONGEST_PREFIX);
  return { name: prefix === '' ? text(0, LONGEST_NAME) : `${prefix}/${text(0, LONGEST_NAME)}`, size };
}

/** Exactly so many bytes of a stream, however it is cut. */
function takerOf(stream: AsyncIterable<Uint8Array>): (count: number) => Promise<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  return async (count) => {
    const parts: Uint8Array[] = [];
    let missing = count;
    while (missing > 0) {
      if (held.byteLength === 0) {
        const { done, value } = await chunks.next();
        if (done) throw new TarError('The archive ends in the middle of a file.');
        held = value;
        continue;
      }
      const part = held.subarray(0, missing);
      parts.push(part);
      missing -= part.byteLength;
      held = held.subarray(part.byteLength);
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  };
}
