import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { be, bytes } from '../../testing/metadata/bytes.ts';
import { generatedFiles } from '../../testing/metadata/generated-files.ts';
import { packed, readingHelp } from '../../testing/metadata/reading-help.ts';
import { mp4WithManifest } from '../../testing/metadata/write-boxes.ts';
import { manifestStore } from '../../testing/metadata/write-c2pa.ts';
import { ascii, tiff } from '../../testing/metadata/write-exif.ts';
import { jpeg, segment } from '../../testing/metadata/write-jpeg.ts';
import { chunk, png, tEXt } from '../../testing/metadata/write-png.ts';
import { runs } from '../../testing/soak.ts';
import { readMetadata } from './index.ts';

const signed = manifestStore({
  label: 'urn:uuid:1',
  claim: { claim_generator: 'Leica/1' },
  actions: [{ action: 'c2pa.created' }],
  organisation: 'Leica',
});
const files = [
  ...(await generatedFiles()),
  { bytes: png([chunk('caBX', signed)]), pixels: undefined },
  { bytes: mp4WithManifest(signed), pixels: undefined },
];
const read = (file: Uint8Array) => readMetadata(file, readingHelp());

/** Bytes that were changed, taken out, put in or cut off; the large ones say lengths that are none. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    by: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 4 }),
      fc.constantFrom(
        be(0xffffffff, 4),
        be(0x7fffffff, 4),
        be(0, 4),
        be(1, 4),
        bytes('{"a":'),
        bytes('[[[['),
        bytes('<x:y z="'),
        bytes('\0'),
      ),
    ),
    how: fc.constantFrom('over', 'over', 'over', 'in', 'out', 'cut'),
  }),
  { minLength: 1, maxLength: 6 },
);

function changed(file: Uint8Array, list: readonly { at: number; by: Uint8Array; how: string }[]): Uint8Array {
  return list.reduce((now, { at, by, how }) => {
    const from = Math.floor(at * now.length);
    if (how === 'cut') return now.subarray(0, from);
    if (how === 'in') return bytes(now.subarray(0, from), by, now.subarray(from));
    if (how === 'out') return bytes(now.subarray(0, from), now.subarray(from + by.length));
    return bytes(now.subarray(0, from), by, now.subarray(from + by.length));
  }, file);
}

describe('[N5] FILE-5, bad input', () => {
  it('[N5.1] of a file that was changed anywhere it tells what can be read, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: files.length - 1 }), changes, async (n, list) => {
        const file = files[n] ?? files[0];
        const facts = await readMetadata(changed(file?.bytes ?? bytes(), list), readingHelp(file?.pixels));
        const told = facts.raw.reduce((sum, { text }) => sum + text.length, 0);
        expect(told).toBeLessThan(20_000);
      }),
      runs(1500, 100_000),
    );
  });

  it('[N5.2] lengths that are none take no memory', async () => {
    const extended = bytes(
      'http://ns.adobe.com/xmp/extension/\0',
      'A'.repeat(32),
      be(0xffffffff, 4),
      be(0, 4),
      '<x/>',
    );
    const { raw } = await read(jpeg(segment(0xe1, extended)));
    expect(raw).toEqual([]);
    const folder = tiff([ascii(0x010e, 'a caption that is long enough')]);
    // The count of letters: two gigabytes.
    folder.set(be(0x7fffffff, 4), 8 + 2 + 4);
    expect((await read(jpeg(segment(0xe1, bytes('Exif\0\0', folder))))).raw.length).toBeLessThan(2);
  });

  it('[N5.3] what inflates without end is left, however often it is there', async () => {
    const bomb = chunk(
      'zTXt',
      bytes('parameters', 0, 0, await packed(new Uint8Array(20_000_000), 'deflate')),
    );
    let unpacked = 0;
    const help = readingHelp();
    const counting = {
      ...help,
      inflate: async (one: Uint8Array, cap: number) => {
        unpacked += cap;
        return help.inflate(one, cap);
      },
    };
    const { raw } = await readMetadata(png([bomb, bomb, bomb, bomb, bomb, bomb, bomb, bomb]), counting);
    expect(raw).toEqual([]);
    expect(unpacked).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('[N5.4] JSON that goes too deep is a text', async () => {
    const deep = `${'{"prompt":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const { generator, raw } = await read(png([tEXt('prompt', deep)]));
    expect({ generator, texts: raw.length }).toEqual({ generator: undefined, texts: 1 });
  });

  it('[N5.5] a thousand places that point at the same bytes are read as one', async () => {
    const many = tiff(Array.from({ length: 900 }, () => ascii(0x010e, 'x'.repeat(60))));
    const long = bytes(many, 'y'.repeat(3_000_000));
    // Every entry says that its text reaches to the end.
    for (let n = 0; n < 900; n++) long.set(be(3_000_000, 4), 8 + 2 + n * 12 + 4);
    const { raw } = await read(png([chunk('eXIf', long)]));
    const told = raw.reduce((sum, { text }) => sum + text.length, 0);
    expect(told).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('[N5.6] own names of the language are names like others', async () => {
    const { prompt } = await read(
      png([
        tEXt('prompt', '{"__proto__":{"class_type":"KSampler","inputs":{"constructor":["__proto__",0]}}}'),
      ]),
    );
    expect(prompt).toBeUndefined();
  });
});
