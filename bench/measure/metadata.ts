import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ReadingHelp, readMetadata } from '../../packages/engine/src/image-metadata/index.ts';
import { bytes } from '../../packages/engine/testing/metadata/bytes.ts';
import { generatedFiles } from '../../packages/engine/testing/metadata/generated-files.ts';
import { hostileFiles } from '../../packages/engine/testing/metadata/hostile-files.ts';
import { a1111 } from '../../packages/engine/testing/metadata/infotexts.ts';
import { readingHelp } from '../../packages/engine/testing/metadata/reading-help.ts';
import { manifestStore } from '../../packages/engine/testing/metadata/write-c2pa.ts';
import { jpeg, jumbfSegments } from '../../packages/engine/testing/metadata/write-jpeg.ts';
import { chunk, png, tEXt } from '../../packages/engine/testing/metadata/write-png.ts';
import { seeded } from '../../packages/engine/testing/seeded.ts';
import { type Limit, median, type Row } from '../row.ts';

const LARGE = 10_000_000;
const MUTATED = 100_000;

/** How long it takes to read what a file says, beside adding up its bytes; and what files can do that were broken or built to be slow. */
export async function measureMetadata(): Promise<Row[]> {
  const pixels = noise(LARGE);
  const store = manifestStore({
    label: 'urn:uuid:1',
    claim: { claim_generator: 'Leica/1' },
    actions: [{ action: 'c2pa.created' }],
  });
  const large: Record<string, Uint8Array> = {
    '10 MB PNG, its text behind the pixels': png([chunk('IDAT', pixels)], {
      after: [tEXt('parameters', a1111)],
    }),
    '10 MB PNG with nothing to tell': png([chunk('IDAT', pixels)]),
    '10 MB JPEG with a manifest': bytes(jpeg(...jumbfSegments(store, 60_000)), pixels),
  };
  const rows: Row[] = [];
  for (const [what, file] of Object.entries(large)) {
    const took = await milliseconds(file, readingHelp(), 20);
    const walk = addUp(file);
    rows.push(row(what, took, '≤ 20 ms', `adding up its bytes ${walk.toFixed(1)} ms`, took / walk));
  }
  const files = await generatedFiles();
  for (const { bytes: file, pixels: own } of files) await readMetadata(file, readingHelp(own));
  rows.push(
    await slowest(
      'slowest of every tool, every place',
      files.map((file) => [file.name, file.bytes, readingHelp(file.pixels)]),
    ),
  );
  const hostile = Object.entries(await hostileFiles());
  rows.push(
    await slowest(
      'slowest of those built to be slow',
      hostile.map(([name, file]) => [name, file, readingHelp()]),
    ),
  );
  return [...rows, ...(await measureMutated(files.map((file) => file.bytes)))];
}

async function slowest(
  what: string,
  files: readonly (readonly [string, Uint8Array, ReadingHelp])[],
): Promise<Row> {
  let [most, which] = [0, ''];
  for (const [name, file, help] of files) {
    const took = await milliseconds(file, help, 3);
    if (took > most) [most, which] = [took, name];
  }
  return row(what, most, '≤ 50 ms', `${which}, of ${files.length}`);
}

/** Bytes changed at random: the slowest, and what they leave in memory. */
async function measureMutated(files: readonly Uint8Array[]): Promise<Row[]> {
  const random = seeded(22);
  const read = async (count: number) => {
    let most = 0;
    for (let n = 0; n < count; n++) {
      const file = Uint8Array.from(files[Math.floor(random() * files.length)] ?? []);
      for (let change = 0; change < 4; change++)
        file[Math.floor(random() * file.length)] = Math.floor(random() * 256);
      const began = performance.now();
      await readMetadata(file, readingHelp());
      const took = performance.now() - began;
      // Whatever else the machine did meanwhile is not the file's.
      if (took > most) most = Math.max(most, took < 5 ? took : await milliseconds(file, readingHelp(), 5));
    }
    return most;
  };
  await read(MUTATED / 10);
  const before = heap();
  const most = await read(MUTATED);
  const grown = (heap() - before) / 1024 / 1024;
  return [
    row(`slowest of ${MUTATED.toLocaleString('en')} that were changed at random`, most, '≤ 50 ms', ''),
    { what: 'memory they leave behind', value: `${grown.toFixed(1)} MB`, reference: '', limit: '≤ 2 MB' },
  ];
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heap(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function milliseconds(file: Uint8Array, help: ReadingHelp, times: number): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    await readMetadata(file, help);
    took.push(performance.now() - began);
  }
  return median(took);
}

function addUp(file: Uint8Array): number {
  const began = performance.now();
  let sum = 0;
  for (const byte of file) sum += byte;
  return sum < 0 ? 0 : performance.now() - began;
}

function noise(length: number): Uint8Array {
  const random = seeded(7);
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

function row(what: string, took: number, limit: Limit, reference: string, ratio?: number): Row {
  return { what, value: `${took.toFixed(1)} ms`, reference, limit, ...(ratio !== undefined && { ratio }) };
}
