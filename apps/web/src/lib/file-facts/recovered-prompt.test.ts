import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { expect, it } from 'vitest';
import { type HeldPrompt, holdsPrompt, recoveredPrompt } from './recovered-prompt.ts';

const nothing: MadeFacts = { container: 'png', settings: [], raw: [], provenance: [] };
const held: HeldPrompt = {
  ...nothing,
  generator: 'A1111',
  prompt: 'a fig in a red bowl',
  negative: 'text',
  model: 'sd_xl_base_1.0',
  seed: '7',
  settings: [{ name: 'Steps', value: '20' }],
};

it('[REV-12] carries what the file says into the result', () => {
  expect(recoveredPrompt('00012-fig.final.png', held)).toEqual({
    mode: 'photo',
    prompt: 'a fig in a red bowl',
    selectedModel: 'stable-diffusion',
    title: '00012-fig.final',
    isReversed: true,
    recovered: {
      generator: 'A1111',
      model: 'sd_xl_base_1.0',
      seed: '7',
      negative: 'text',
      settings: [{ name: 'Steps', value: '20' }],
    },
  });
});

it.each([
  [{ generator: 'Midjourney' }, 'midjourney'],
  [{ generator: 'Midjourney', container: 'mp4' as const }, 'midjourney-video'],
  [{ model: 'flux1-dev-fp8' }, 'flux-ai'],
  [{ model: 'Stable Diffusion XL' }, 'stable-diffusion'],
  [{ generator: 'ComfyUI', model: 'qwen-image' }, undefined],
])('[REV-12] names a generator of the catalogue only where the file does: %o', (said, id) => {
  expect(recoveredPrompt('a.png', { ...nothing, prompt: 'a fig', ...said }).selectedModel).toBe(id);
});

it('[REV-12] takes no empty text for a prompt', () => {
  expect([undefined, nothing, { ...nothing, prompt: ' \n' }, held].map(holdsPrompt)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('[REV-12] fits where prompts are kept, whatever the file holds', () => {
  const long = { name: 'workflow', value: 'x'.repeat(100_000) };
  const data = recoveredPrompt(`${'n'.repeat(300)}.png`, { ...held, settings: Array(500).fill(long) });
  expect(JSON.stringify(data).length).toBeLessThan(64 * 1024);
});
