import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine } from '../../testing/language/lines.ts';
import { stumpsIn } from '../../testing/language/stumps.ts';
import { runs } from '../../testing/soak.ts';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}

const tried = [
  'stable-diffusion',
  'flux-ai',
  'midjourney',
  'dall-e-3',
  'google-veo-3',
  'runway-gen4',
] as const;

describe('[ENDS-2] what is taken out of a clause leaves a whole clause', () => {
  it('however lines of the trade are joined', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...tried), (text, model) => {
        expect(stumpsIn(text, copyOf(text, model).prompt.replace(/ --[a-z][\s\S]*$/, ''))).toEqual([]);
      }),
      runs(200, 3_000),
    );
  });

  it.each([
    ['a jar and not a single fly', 'stable-diffusion', 'a jar'],
    ['A bank. No cars, soft rain on the steps.', 'stable-diffusion', 'A bank. Soft rain on the steps.'],
    ['avoid harsh shadows, the jar stands on slate', 'stable-diffusion', 'the jar stands on slate'],
    [
      'Sled dogs in Kiruna at minus thirty, breath in the light',
      'google-veo-3',
      'Sled dogs in Kiruna at minus thirty, breath in the light',
    ],
    ['Guests without a key never get in', 'google-veo-3', 'Guests without a key never get in'],
    [
      'A sign says NO SWIMMING and a child says "why not?"',
      'flux-ai',
      'A sign says "NO SWIMMING" and a child says "why not?"',
    ],
    [
      'A vendor shouts "Crab!", and repeats it later in Sinhala, too',
      'runway-gen4',
      'A vendor shouts "Crab!", and repeats it later in Sinhala, too',
    ],
    [
      'She mouths the word sorry through the glass',
      'nano-banana',
      'She mouths the word sorry through the glass',
    ],
    ['a badge with Hello my name is Ines on it', 'nano-banana', 'a badge with Hello my name is Ines on it'],
    ['no sign that says "SALE" on the street', 'stable-diffusion', 'no sign that says "SALE" on the street'],
  ] as const)('%s', (text, model, prompt) => {
    expect(copyOf(text, model).prompt).toBe(prompt);
  });

  it('finds what would hang', () => {
    expect(stumpsIn('a jar, no lid on the sill', 'a jar, on the')).toEqual(['on the']);
    expect(stumpsIn('a wide shot and no people', 'a wide shot and')).toEqual(['a wide shot and']);
    expect(stumpsIn('a lid off, a jar', 'a lid off')).toEqual([]);
  });
});

describe('[ENDS-4] figures that nobody sees', () => {
  it.each([
    ['a cyclist, f/1.8 at 1/125 ISO 200 on an A7 IV', 'a cyclist, f/1.8 on an A7 IV', ['1/125', 'ISO 200']],
    ['a cyclist in fog at f/2.8 and ISO 400', 'a cyclist in fog at f/2.8', ['ISO 400']],
    ['a cyclist, ISO 3200, grainy', 'a cyclist, grainy', ['ISO 3200']],
  ])('go from among the others and are told: %s', (text, prompt, told) => {
    const copy = copyOf(text, 'flux-ai');
    expect([copy.prompt, copy.leftOff.map(({ what }) => what)]).toEqual([prompt, told]);
  });

  it('and stay where they are a thing', () => {
    const text = 'the f/1.4 prime lens lies on a cloth next to an ISO dial';
    expect(copyOf(text, 'flux-ai').prompt).toBe(text);
  });
});
