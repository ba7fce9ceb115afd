import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../testing/metadata/generated-files.ts';
import * as text from '../../testing/metadata/infotexts.ts';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { png, tEXt } from '../../testing/metadata/write-png.ts';
import { readMetadata } from './index.ts';

const files = await generatedFiles();

const read = (bytes: Uint8Array) => readMetadata(bytes, readingHelp());

describe('[N1] FILE-1, what a file says', () => {
  it.each(files)('[N1.1] $name', async ({ bytes, pixels, says }) => {
    expect(await readMetadata(bytes, readingHelp(pixels))).toMatchObject(says);
  });

  it('[N1.2] everything it names is told once, in its own words and order', async () => {
    const { settings, ...facts } = await read(png([tEXt('parameters', text.a1111)]));
    expect(facts).toMatchObject({ model: 'sd_xl_base_1.0', seed: '1234567890', version: 'v1.10.1' });
    expect(settings).toEqual([
      { name: 'Steps', value: '28' },
      { name: 'Sampler', value: 'DPM++ 2M' },
      { name: 'Schedule type', value: 'Karras' },
      { name: 'CFG scale', value: '6.5' },
      { name: 'Size', value: '832x1216' },
      { name: 'Model hash', value: '31e35c80fc' },
      { name: 'VAE hash', value: '63aeecb90f' },
      { name: 'Denoising strength', value: '0.4' },
      { name: 'Hires upscale', value: '1.5' },
      { name: 'Lora hashes', value: 'sea: 0a1b2c3d, foam: 4e5f6a7b' },
    ]);
  });

  it('[N1.2] JSON within a line of settings is one value', async () => {
    const { settings } = await read(png([tEXt('parameters', text.civitai)]));
    expect(settings.map(({ name }) => name)).toEqual([
      'Steps',
      'Sampler',
      'CFG scale',
      'Size',
      'Clip skip',
      'Created Date',
      'Civitai resources',
      'Civitai metadata',
    ]);
  });

  it('[N1.3] a text stands as it is in the file, and where it was', async () => {
    const { raw } = await read(png([tEXt('parameters', text.a1111)]));
    expect(raw).toEqual([{ where: 'PNG tEXt: parameters', text: text.a1111 }]);
  });

  it('[N1.4] a prompt that quotes settings is kept whole', async () => {
    const quoted = 'a page that reads\nSteps: many\nand ends\nNegative prompt: fog\n';
    const { prompt, negative } = await read(
      png([tEXt('parameters', `${quoted}Steps: 20, Sampler: Euler, CFG scale: 7, Seed: 1`)]),
    );
    expect({ prompt, negative }).toEqual({
      prompt: 'a page that reads\nSteps: many\nand ends',
      negative: 'fog',
    });
  });

  it('[N1.4] a prompt on the line of its settings, whatever it begins with', async () => {
    const settings = 'Steps: 20, Sampler: Euler, CFG scale: 7, Seed: 1';
    const told = async (line: string) => (await read(png([tEXt('parameters', line)]))).prompt;
    expect(await told(`<lora:sea:0.9>, a lighthouse ${settings}`)).toBe('<lora:sea:0.9>, a lighthouse');
    expect(await told(`Portrait: a keeper, close ${settings}`)).toBe('Portrait: a keeper, close');
  });

  it('[N1.5] the pixels are asked for only where no text tells', async () => {
    const asked: string[] = [];
    const help = (name: string) => ({
      ...readingHelp(),
      pixels: async () => {
        asked.push(name);
        return undefined;
      },
    });
    await readMetadata(png([tEXt('parameters', text.a1111)]), help('told'));
    await readMetadata(png([]), help('untold'));
    await readMetadata(png([], { colours: 3 }), help('palette'));
    expect(asked).toEqual(['untold']);
  });
});
