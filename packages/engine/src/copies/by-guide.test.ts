import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { copiesOf } from './copies-of.ts';

function promptOf(text: string, model: ModelId): string | undefined {
  return copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] })[0]?.prompt;
}

describe('[GUIDE-1] a text stands in the places that a guide has for it', () => {
  const told =
    'A baker opens the oven door. Steam fills the room. Low angle, slow push in. Steam hissing, a radio playing softly.';

  it('in blocks for Sora, what happens next as a beat', () => {
    expect(promptOf(told, 'openai-sora')).toBe(
      [
        'A baker opens the oven door.',
        '',
        'Cinematography:',
        'Camera: Low angle, slow push in',
        '',
        'Actions:',
        '- Steam fills the room',
        '',
        'Background Sound:',
        'Steam hissing, a radio playing softly',
      ].join('\n'),
    );
  });

  it('the camera first and what is heard behind its cue for Veo', () => {
    expect(promptOf(told, 'google-veo-3')).toBe(
      'Low angle, slow push in. A baker opens the oven door. Steam fills the room. SFX: steam hissing, a radio playing softly.',
    );
  });

  it('who speaks and what is said on a line of its own', () => {
    const text =
      'Two women fold a sheet in a launderette. NOOR (tired): "My mother did corners." ADA, smiling: "Then do me a corner."';
    expect(promptOf(text, 'openai-sora')).toBe(
      [
        'Two women fold a sheet in a launderette.',
        '',
        'Dialogue:',
        '- NOOR (tired): "My mother did corners."',
        '- ADA, smiling: "Then do me a corner."',
      ].join('\n'),
    );
  });

  it('who it is about in front of the camera for Kling, and what must not be there at the end for GPT Image', () => {
    expect(promptOf('Medium shot at eye level. A woman mends a net.', 'kling-1.6')).toBe(
      'A woman mends a net. Medium shot at eye level.',
    );
    expect(
      promptOf('Eye level, 35mm lens. A loft with two skylights. No people, no logos.', 'dall-e-3'),
    ).toBe('A loft with two skylights. Eye level, 35mm lens. No people, no logos.');
  });

  it.each([
    ['openai-sora', 'Scene: a bakery\nSubject: a baker\nCamera: close-up'],
    ['google-veo-3', 'A glass on a table. It is seen from above.'],
    ['google-veo-3', 'A door opens. The camera rises with it. A plane passes.'],
    ['kling-1.6', 'Close-up of a hand. It seals a letter.'],
    ['kling-1.6', 'Primer plano a contraluz. Una mujer remienda una red.'],
  ] as const)('and stays as it is where it hangs together, for %s: %s', (model, text) => {
    expect(promptOf(text, model)).toBe(text);
  });
});
