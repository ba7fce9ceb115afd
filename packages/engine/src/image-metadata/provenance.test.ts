import { describe, expect, it } from 'vitest';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { exifItem, heif, mp4WithManifest } from '../../testing/metadata/write-boxes.ts';
import { manifestStore } from '../../testing/metadata/write-c2pa.ts';
import { tiff } from '../../testing/metadata/write-exif.ts';
import { iptcSegment, jpeg, jumbfSegments, xmpSegment } from '../../testing/metadata/write-jpeg.ts';
import { chunk, png } from '../../testing/metadata/write-png.ts';
import { webp } from '../../testing/metadata/write-webp.ts';
import { xmp } from '../../testing/metadata/write-xmp.ts';
import { readMetadata } from './index.ts';

const TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const read = (bytes: Uint8Array) => readMetadata(bytes, readingHelp());

/** C2PA 2.1 as OpenAI's files have it (facts 3.12): the making stands in the manifest before the file's own. */
const wrapped = manifestStore(
  {
    label: 'urn:c2pa:first',
    claim: { claim_generator_info: { name: 'OpenAI Media Service API' } },
    actions: [
      {
        action: 'c2pa.created',
        softwareAgent: { name: 'gpt-image', version: '2.0' },
        digitalSourceType: `${TYPES}trainedAlgorithmicMedia`,
      },
    ],
    organisation: 'OpenAI OpCo, LLC',
  },
  {
    label: 'urn:c2pa:second',
    claim: { claim_generator_info: [{ name: 'ChatGPT' }] },
    actions: [{ action: 'c2pa.opened' }, { action: 'c2pa.converted' }],
    parent: 'urn:c2pa:first',
    organisation: 'OpenAI OpCo, LLC',
  },
);
const made = {
  by: 'c2pa',
  tool: 'gpt-image 2.0',
  signer: 'OpenAI OpCo, LLC',
  source: 'trainedAlgorithmicMedia',
  kind: 'made',
};

describe('[N3] FILE-3, who signed for it', () => {
  it.each([
    ['PNG', png([chunk('caBX', wrapped)])],
    ['JPEG', jpeg(...jumbfSegments(wrapped, 60_000))],
    ['JPEG over several segments', jpeg(...jumbfSegments(wrapped, 200))],
    ['JPEG, segments in the wrong order', jpeg(...jumbfSegments(wrapped, 200).reverse())],
    ['WebP', webp({ C2PA: wrapped })],
    ['MP4', mp4WithManifest(wrapped)],
  ])('[N3.1] in %s, with no word of a prompt', async (_, bytes) => {
    const { provenance, prompt, generator } = await read(bytes);
    expect({ provenance, prompt, generator }).toEqual({
      provenance: [made],
      prompt: undefined,
      generator: undefined,
    });
  });

  it('[N3.2] a photograph that a machine changed is edited, one that it did not is captured', async () => {
    const action = (name: string, word: string) => ({ action: name, digitalSourceType: `${TYPES}${word}` });
    const store = (actions: { action: string; digitalSourceType: string }[]) =>
      png([
        chunk(
          'caBX',
          manifestStore({
            label: 'urn:uuid:1',
            claim: { claim_generator: 'Adobe_Photoshop/25.0 (build) c2pa-rs/0.28' },
            actions,
          }),
        ),
      ]);
    const captured = action('c2pa.created', 'digitalCapture');
    const filled = action('c2pa.edited', 'compositeWithTrainedAlgorithmicMedia');
    expect((await read(store([captured]))).provenance).toMatchObject([
      { tool: 'Adobe Photoshop', kind: 'captured' },
    ]);
    expect((await read(store([captured, filled]))).provenance).toMatchObject([
      { kind: 'edited', source: 'compositeWithTrainedAlgorithmicMedia' },
    ]);
    expect(
      (await read(store([captured, action('c2pa.placed', 'trainedAlgorithmicMedia')]))).provenance,
    ).toMatchObject([{ kind: 'edited' }]);
  });

  it('[N3.2] the tool by its place in a list, or by what a sentence says', async () => {
    const created = { action: 'c2pa.created', digitalSourceType: `${TYPES}trainedAlgorithmicMedia` };
    const tool = async (action: Readonly<Record<string, string | number>>) => {
      const store = manifestStore({
        label: 'urn:uuid:1',
        claim: { claim_generator_info: { name: 'A library' } },
        actions: [{ ...created, ...action }],
        agents: [{ name: 'First' }, { name: 'Firefly', version: '5' }],
      });
      return (await read(png([chunk('caBX', store)]))).provenance[0]?.tool;
    };
    expect(await tool({ softwareAgentIndex: 1 })).toBe('Firefly 5');
    expect(await tool({ description: 'Created by Google Generative AI.' })).toBe('Google Generative AI');
    expect(await tool({})).toBe('A library');
  });

  it('[N3.3] what IPTC says of the source', async () => {
    const typed = jpeg(
      xmpSegment(xmp({ 'Iptc4xmpExt:DigitalSourceType': `${TYPES}trainedAlgorithmicMedia` })),
    );
    expect((await read(typed)).provenance).toEqual([
      { by: 'iptc', source: 'trainedAlgorithmicMedia', kind: 'made' },
    ]);
    const credited = jpeg(iptcSegment({ 110: 'Made with Google AI' }));
    expect((await read(credited)).provenance).toEqual([{ by: 'iptc', tool: 'Google AI', kind: 'made' }]);
    const agency = jpeg(iptcSegment({ 110: 'Reuters' }));
    expect((await read(agency)).provenance).toEqual([]);
  });

  it('[N3.4] a name alone is no manifest', async () => {
    const { provenance } = await read(png([chunk('caBX', Uint8Array.from([0, 0, 0, 8, 106, 117, 109, 98]))]));
    expect(provenance).toEqual([]);
    expect((await read(heif('avif', [{ kind: 'Exif', data: exifItem(tiff([])) }]))).provenance).toEqual([]);
  });
});
