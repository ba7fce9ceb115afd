import { be, bytes } from './bytes.ts';
import { packed } from './reading-help.ts';
import { box, heif, mp4 } from './write-boxes.ts';
import { manifestStore } from './write-c2pa.ts';
import { ascii, tiff } from './write-exif.ts';
import { gif } from './write-gif.ts';
import { comment, jpeg, jumbfSegments, xmpSegment } from './write-jpeg.ts';
import { chunk, iTXt, png, tEXt } from './write-png.ts';

const MB = 1024 * 1024;
const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const record = (nodes: number, inputs: (n: number) => Readonly<Record<string, unknown>>) =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: nodes }, (_, n) => [
        `${n}`,
        { class_type: n === 0 ? 'SaveImage' : 'KSampler', inputs: inputs(n) },
      ]),
    ),
  );

/** A store of as many manifests as a file may hold, each with as much to say as it can. */
function manifestOf(name: string): Uint8Array {
  const actions = Array.from({ length: 1000 }, (_, n) => ({ action: `c2pa.${n}`, softwareAgent: 'x' }));
  return manifestStore(
    ...Array.from({ length: 100 }, (_, n) => ({
      label: `urn:uuid:${n}`,
      claim: { claim_generator: name },
      actions,
      parent: `urn:uuid:${n - 1}`,
    })),
  );
}

/** Files that were built to be slow, each at what its reader finds hardest. */
export async function hostileFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const long = tiff(Array.from({ length: 900 }, () => ascii(0x010e, filled('x', 60))));
  const pointing = bytes(long, filled('y', 3 * MB));
  for (let n = 0; n < 900; n++) pointing.set(be(3 * MB, 4), 8 + 2 + n * 12 + 4);
  const bomb = chunk('zTXt', bytes('parameters', 0, 0, await packed(new Uint8Array(20 * MB), 'deflate')));
  return {
    'JSON that is deep': png([tEXt('prompt', filled('{"prompt":', 4 * MB - 20))]),
    'JSON that is long': png([
      tEXt('prompt', JSON.stringify({ prompt: filled('a "quoted" word ', 2 * MB) })),
    ]),
    'a list of figures': png([tEXt('parameters', `{"a":[${filled('1,', 3 * MB)}1]}`)]),
    'seeds of twenty digits': png([tEXt('prompt', `[${filled('12345678901234567890,', 3 * MB)}1]}`)]),
    'quotes that open and never close': png([
      tEXt('parameters', `x\nSteps: 20, Seed: 1, Size: 1, ${filled('a: "b\\, ', 900_000)}`),
    ]),
    'brackets that open and never close': png([
      tEXt('parameters', `x\nSteps: 20, Seed: 1, Size: 1, ${filled('a: {, b: [, ', 900_000)}`),
    ]),
    'a line of colons': png([tEXt('parameters', filled('Steps: ', MB - 50))]),
    hyphens: png([tEXt('Description', `${filled(' --a', 49_000)} Job ID: none`)]),
    'white space': png([
      tEXt('Description', filled(' \t', 49_000)),
      tEXt('parameters', filled(' \n', 900_000)),
    ]),
    'brackets for InvokeAI': png([tEXt('Dream', `"${filled('[a', 2 * MB)}" -s 20`)]),
    'tags of XML': png([await iTXt('XML:com.adobe.xmp', filled('<a b="c" d="e"/>', 4 * MB - 100))]),
    'entities of XML': png([await iTXt('XML:com.adobe.xmp', `<a>${filled('&amp;&#x41;&', 3 * MB)}</a>`)]),
    'quotes of XML': png([await iTXt('XML:com.adobe.xmp', filled('<a b="', 3 * MB))]),
    'entries that point at one place': png([chunk('eXIf', pointing)]),
    'names of digits': png([
      tEXt(
        'prompt',
        record(2, () => ({ images: ['1', 0], positive: ['1', 0], [`a${filled('0', 2 * MB)}x`]: 'x' })),
      ),
    ]),
    'names that begin again': png([
      tEXt(
        'prompt',
        JSON.stringify({
          '1': { class_type: 'SaveImage', inputs: { images: ['2', 0] } },
          '2': { class_type: 'KSampler', inputs: { seed: 1, positive: ['3', 0] } },
          '3': { class_type: filled('multi', 2 * MB), inputs: { text_a: 'x' } },
        }),
      ),
    ]),
    'hexadecimal text': png([tEXt('Raw profile type exif', `\n\n\n${filled('4d4d002a', 3 * MB)}`)]),
    'attributes of XML': png([await iTXt('XML:com.adobe.xmp', `<a ${filled('b="c" ', 3 * MB)}>`)]),
    manifests: jpeg(...jumbfSegments(manifestOf(filled('a', 60_000)), 60_000)),
    bombs: png(Array.from({ length: 50 }, () => bomb)),
    'twenty thousand chunks': png(Array.from({ length: 20_000 }, (_, n) => tEXt(`k${n}`, 'a word of text'))),
    'twenty thousand comments': jpeg(...Array.from({ length: 20_000 }, () => comment('Steps: 1'))),
    'a graph in which all lead to all': png([
      tEXt(
        'prompt',
        record(2000, (n) => ({
          positive: [`${(n + 1) % 2000}`, 0],
          images: [`${(n * 7 + 1) % 2000}`, 0],
          seed: [`${(n * 3 + 1) % 2000}`, 0],
          model: [`${(n * 5 + 1) % 2000}`, 0],
        })),
      ),
    ]),
    'a graph of savers': png([
      tEXt(
        'prompt',
        JSON.stringify(
          Object.fromEntries(
            Array.from({ length: 5000 }, (_, n) => [
              `${n}`,
              { class_type: 'SaveImage', inputs: { images: [`${n + 1}`, 0], text: [`${n + 2}`, 0] } },
            ]),
          ),
        ),
      ),
    ]),
    'boxes in a clip': mp4(
      ...Array.from({ length: 2000 }, () => box('udta', box('\xa9cmt', be(4, 2), be(0, 2), 'word'))),
    ),
    'items that share their bytes': heif(
      'avif',
      Array.from({ length: 200 }, () => ({ kind: 'xmp' as const, data: bytes('<a>b</a>') })),
    ),
    'blocks of a comment': gif(filled('Steps: 1, ', 500_000)),
    'a packet in a segment': jpeg(xmpSegment(filled('<a:b c:d="e">', 60_000))),
  };
}
