import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { copiesOf } from './copies-of.ts';

function promptOf(text: string, model: ModelId): string | undefined {
  return copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] })[0]?.prompt;
}

describe('[FORM-11] who it is about stands first in a text, where what stands first counts most', () => {
  const text = 'Medium shot at eye level on a 50mm, slow push in. A woman mends a net.';

  it.each(['flux-ai', 'midjourney', 'stable-diffusion', 'google-imagen'] as const)('for %s', (model) => {
    expect(promptOf(text, model)).toBe('A woman mends a net. Medium shot at eye level on a 50mm.');
  });

  it.each([
    ['google-veo-3', text],
    ['flux-ai', 'Close-up on a hand. It seals a letter.'],
    ['flux-ai', 'Low-angle close-up of a shoe. It hits a puddle.'],
    ['flux-ai', 'Close-up, low angle.'],
    ['flux-ai', 'A shoe. Low angle.'],
  ] as const)('and stays where it is for %s: %s', (model, words) => {
    expect(promptOf(words, model)).toBe(words);
  });
});

describe('[FORM-12] a still neither moves nor sounds', () => {
  it('and that is told', () => {
    const [copy] = copiesOf({
      words: { text: 'A dancer on a stage, slow push in, haze' },
      mode: 'photo',
      models: ['flux-ai'],
    });
    expect(copy?.prompt).toBe('A dancer on a stage, haze');
    expect(copy?.leftOff).toEqual([{ what: 'slow push in', why: 'A still does not move.' }]);
  });
});
