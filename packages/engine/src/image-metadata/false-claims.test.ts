import { describe, expect, it } from 'vitest';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { exifItem, heif, mp4WithList } from '../../testing/metadata/write-boxes.ts';
import { manifestStore } from '../../testing/metadata/write-c2pa.ts';
import { ascii, tiff, userComment } from '../../testing/metadata/write-exif.ts';
import { gif } from '../../testing/metadata/write-gif.ts';
import { comment, exifSegment, iptcSegment, jpeg, xmpSegment } from '../../testing/metadata/write-jpeg.ts';
import { chunk, iTXt, png, tEXt } from '../../testing/metadata/write-png.ts';
import { webm } from '../../testing/metadata/write-webm.ts';
import { webp } from '../../testing/metadata/write-webp.ts';
import { xmp } from '../../testing/metadata/write-xmp.ts';
import { readMetadata } from './index.ts';

const camera = tiff(
  [
    ascii(0x010e, 'The pier at Brighton, looking west'),
    ascii(0x010f, 'Canon'),
    ascii(0x0110, 'Canon EOS R5'),
    ascii(0x0131, 'Adobe Lightroom 14.1'),
  ],
  [userComment('Lens: 24-70, Size: full frame, Model: R5', 'ascii')],
);
const parameters = (text: string) => png([tEXt('parameters', text)]);

/** Ordinary files. Nothing in them was ever asked of a generator. */
const ordinary: Readonly<Record<string, Uint8Array>> = {
  'a photograph': jpeg(exifSegment(camera)),
  'a photograph as WebP': webp({ EXIF: camera }),
  'a photograph as HEIF': heif('heic', [{ kind: 'Exif', data: exifItem(camera) }]),
  'a captioned photograph': jpeg(
    iptcSegment({
      5: 'Storm',
      105: 'Storm over the pier',
      110: 'Reuters',
      120: 'Steps lead down to the sea: a woman waits. Seed merchants, Size unknown.',
    }),
  ),
  'a screenshot': png([
    tEXt('Software', 'gnome-screenshot'),
    await iTXt(
      'XML:com.adobe.xmp',
      xmp({ 'xmp:CreatorTool': 'gnome-screenshot' }, { 'exif:UserComment': 'Screenshot' }),
    ),
  ]),
  'a drawing': png([
    tEXt('Software', 'Adobe ImageReady'),
    tEXt('Title', 'Logo'),
    tEXt('Description', 'Our logo -- the blue one, use it with --no changes'),
    tEXt('Comment', 'Created with GIMP'),
  ]),
  'a note with a record in it': png([
    tEXt('Comment', JSON.stringify({ author: 'Ann', comment: 'a view', scale: 2, steps: ['a'] })),
  ]),
  'parameters of a microscope': parameters('Exposure: 20 ms, Gain: 2, Objective: 40x, Binning: 1'),
  'parameters of a camera': parameters('Model: EOS R5, Size: 8192x5464, Version: 1.8.1, Sampler: none'),
  'parameters of a plot': parameters('{"alpha": 0.5, "steps": 100, "seed": 4}'),
  'a recipe': parameters('Bread\nSteps: mix, knead, bake, Time: 3 h, Serves: 4'),
  'a script that takes flags': jpeg(comment('made by render --verbose --version 3 --size 20')),
  'a stock picture': jpeg(
    xmpSegment(
      xmp(
        {
          'Iptc4xmpExt:DigImageGUID': '8323d5b0-1888-4fd7-a239-9d4bb8222ce3',
          'Iptc4xmpExt:DigitalSourceType':
            'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
        },
        { 'dc:description': 'A lighthouse at dusk' },
      ),
    ),
  ),
  'a signed picture': png([
    chunk(
      'caBX',
      manifestStore({
        label: 'urn:uuid:1',
        claim: { claim_generator: 'Leica/1' },
        actions: [{ action: 'c2pa.created' }],
      }),
    ),
  ]),
  'a card of a character': png([tEXt('chara', 'eyJuYW1lIjoiQW5uIiwicHJvbXB0IjoieCJ9')]),
  'a map of a workflow': png([tEXt('workflow', JSON.stringify({ nodes: [], name: 'release' }))]),
  'a workflow of another tool': png([
    tEXt(
      'workflow',
      JSON.stringify({
        nodes: [{ id: 1, type: 'n8n-nodes-base.set', parameters: { prompt: 'Save the file' } }],
      }),
    ),
  ]),
  'a moving picture': gif('Made with ezgif.com'),
  'a clip': mp4WithList({ '\xa9too': 'Lavf60.3.100', '\xa9cmt': 'Holiday 2025 --ar' }),
  'a recording': webm({ ENCODER: 'Lavf60', TITLE: 'Talk' }),
  'no picture': new Uint8Array([1, 2, 3]),
  nothing: new Uint8Array(),
};

/** The pixels of a photograph: noise in the lowest bits, no signature. */
const noise = {
  width: 64,
  height: 64,
  rgba: Uint8Array.from({ length: 64 * 64 * 4 }, (_, n) => (n * 2654435761) >>> 24),
};

describe('[N4] FILE-4, nothing is claimed where nothing is written', () => {
  it.each(Object.entries(ordinary))('[N4.1] %s', async (_, bytes) => {
    const { generator, version, prompt, negative, model, seed, settings } = await readMetadata(
      bytes,
      readingHelp(noise),
    );
    expect({ generator, version, prompt, negative, model, seed, settings }).toEqual({ settings: [] });
  });

  it('[N4.2] where and when it was taken is not told', async () => {
    const placed = jpeg(
      exifSegment(tiff([ascii(0x0132, '2025:01:02 03:04:05'), ascii(0x010e, 'The pier')])),
      xmpSegment(
        xmp(
          { 'exif:GPSLatitude': '50,49.3N', 'xmp:CreateDate': '2025-01-02', 'photoshop:City': 'Brighton' },
          { 'dc:title': 'Pier' },
        ),
      ),
    );
    const { raw } = await readMetadata(placed, readingHelp());
    expect(new Set(raw.map(({ text }) => text))).toEqual(new Set(['The pier', 'Pier']));
  });
});
