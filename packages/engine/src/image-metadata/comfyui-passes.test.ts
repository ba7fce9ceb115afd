import { describe, expect, it } from 'vitest';
import { basic, node } from '../../testing/metadata/graphs.ts';
import { readingHelp } from '../../testing/metadata/reading-help.ts';
import { png, tEXt } from '../../testing/metadata/write-png.ts';
import { readMetadata } from './index.ts';

const readRun = (graph: Readonly<Record<string, unknown>>) =>
  readMetadata(png([tEXt('prompt', JSON.stringify(graph))]), readingHelp());
const sampler = basic['3'].inputs;
const encode = (text: unknown) => node('CLIPTextEncode', { text, clip: ['4', 1] });
const settingsOf = (settings: readonly { name: string; value: string }[] = []) =>
  Object.fromEntries(settings.map(({ name, value }) => [name, value]));

describe('[RECOVER-4] two passes over one picture', () => {
  it('of a hires fix the first made it, and the second is shown with its own words and figures', async () => {
    const { prompt, seed, partName, further } = await readRun({
      ...basic,
      '9': node('SaveImage', { images: ['13', 0] }),
      '10': node('LatentUpscaleBy', { samples: ['3', 0], scale_by: 1.5 }),
      '11': node('KSampler', {
        ...sampler,
        seed: 12,
        steps: 14,
        denoise: 0.45,
        positive: ['12', 0],
        latent_image: ['10', 0],
      }),
      '12': encode('a lighthouse, every brick of it'),
      '13': node('VAEDecode', { samples: ['11', 0], vae: ['4', 2] }),
    });
    expect([prompt, seed, partName]).toEqual(['a lighthouse at dusk', '8566257', 'First pass']);
    expect(further).toMatchObject([
      { name: 'Second pass', prompt: 'a lighthouse, every brick of it', negative: 'fog', seed: '12' },
    ]);
    expect(settingsOf(further?.[0]?.settings)).toMatchObject({ steps: '14', denoise: '0.45' });
  });

  it('a picture that is enlarged in between is the same line', async () => {
    const { prompt, further } = await readRun({
      ...basic,
      '9': node('SaveImage', { images: ['10', 0] }),
      '10': node('UltimateSDUpscale', {
        image: ['8', 0],
        positive: ['12', 0],
        negative: ['7', 0],
        seed: 4,
        steps: 20,
        cfg: 6,
        denoise: 0.2,
      }),
      '12': encode('brick'),
    });
    expect([prompt, further?.map(({ name, prompt: words }) => [name, words])]).toEqual([
      'a lighthouse at dusk',
      [['Second pass', 'brick']],
    ]);
  });

  it('of a base and its refiner the base made it', async () => {
    const stage = { ...sampler, denoise: undefined, steps: 25 };
    const { prompt, model, seed, further } = await readRun({
      ...basic,
      '3': node('KSamplerAdvanced', {
        ...stage,
        seed: undefined,
        noise_seed: 0,
        add_noise: 'disable',
        start_at_step: 20,
        positive: ['42', 0],
        latent_image: ['40', 0],
        model: ['41', 0],
      }),
      '40': node('KSamplerAdvanced', { ...stage, noise_seed: 77, add_noise: 'enable', start_at_step: 0 }),
      '41': node('CheckpointLoaderSimple', { ckpt_name: 'refiner.safetensors' }),
      '42': encode('fine detail'),
    });
    expect([prompt, model]).toEqual(['a lighthouse at dusk', 'v1-5.safetensors']);
    expect(seed).toBeDefined();
    expect(further).toMatchObject([
      { name: 'Second pass', prompt: 'fine detail', model: 'refiner.safetensors' },
    ]);
  });

  it('a second pass that begins anew made it, and the first is shown', async () => {
    const { prompt, partName, further } = await readRun({
      ...basic,
      '3': node('KSampler', { ...sampler, positive: ['12', 0], latent_image: ['11', 0] }),
      '11': node('KSampler', sampler),
      '12': encode('the same, larger'),
    });
    expect([prompt, partName]).toEqual(['the same, larger', 'Second pass']);
    expect(further).toMatchObject([{ name: 'First pass', prompt: 'a lighthouse at dusk' }]);
  });

  it('a picture that only guides is no pass, and one pass has no name', async () => {
    const { further, partName } = await readRun({
      ...basic,
      '3': node('KSampler', { ...sampler, positive: ['20', 0], denoise: 0.5 }),
      '20': node('ControlNetApply', { conditioning: ['6', 0], image: ['21', 0], control_net: ['23', 0] }),
      '21': node('VAEDecode', { samples: ['22', 0], vae: ['4', 2] }),
      '22': node('KSampler', { ...sampler, seed: 1 }),
    });
    expect([further, partName]).toEqual([undefined, undefined]);
  });
});

describe('[RECOVER-1] a saver that was told nothing', () => {
  const saved = (positive: string, negative = 'unknown') =>
    `${positive}\nNegative prompt: ${negative}\nSteps: 20, Sampler: euler_normal, CFG scale: 8, Seed: 8566257, Size: 512x768, Model hash: abc, Model: unknown, Version: ComfyUI`;
  const both = (text: string) => [tEXt('parameters', text), tEXt('prompt', JSON.stringify(basic))];

  it('is passed over for the words of the graph', async () => {
    for (const empty of ['unknown', 'Unknown ', 'undefined', '']) {
      const read = await readMetadata(png(both(saved(empty))), readingHelp());
      expect(read).toMatchObject({ generator: 'ComfyUI', prompt: 'a lighthouse at dusk', negative: 'fog' });
    }
  });

  it('speaks where it was told, also of something that is not known', async () => {
    const words = 'an unknown lighthouse';
    const read = await readMetadata(png(both(saved(words))), readingHelp());
    expect([read.prompt, read.negative]).toEqual([words, undefined]);
  });

  it('holds no prompt where nothing else does', async () => {
    const read = await readMetadata(png([tEXt('parameters', saved('unknown'))]), readingHelp());
    expect(read.prompt).toBeUndefined();
    expect(read.seed).toBe('8566257');
  });
});
