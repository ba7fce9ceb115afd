import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const leonardoAi: Model = {
  id: 'leonardo-ai',
  name: 'Leonardo.Ai',
  provider: 'Leonardo.Ai (Canva)',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'leonardo',
  status: from('leonardo-docs', {
    kind: 'active',
    note: 'It also serves models of other makers, which keep their own rules.',
  }),
  versions: from('leonardo-docs', ['Lucid Origin', 'Lucid Realism', 'Phoenix 1.0', 'Phoenix 0.9']),
  input: from('leonardo-docs', 'prose'),
  // Some say 1500. What fits in a thousand fits whoever is right.
  limits: [from('promagen', { of: 'prompt', kind: 'hard', max: 1000, unit: 'characters' })],
  negative: from('leonardo-sdk', { kind: 'field', name: 'negative_prompt', only: 'the older and XL models' }),
  weights: unverified({ kind: 'none' }),
  shape: from('leonardo-sdk', { by: 'pixels', multipleOf: 8 }),
  parameters: each(
    'leonardo-sdk',
    { name: 'width', min: 32, max: 1536 },
    { name: 'height', min: 32, max: 1536 },
    { name: 'guidance_scale', min: 1, max: 20, default: 7 },
    { name: 'num_inference_steps', min: 10, max: 60, default: 15 },
    { name: 'num_images', min: 1, max: 8 },
    { name: 'seed' },
    { name: 'init_strength', min: 0.1, max: 0.9 },
    { name: 'contrast', options: [3, 3.5, 4], only: 'Phoenix and Lucid' },
    { name: 'photoRealStrength', options: [0.55, 0.5, 0.45] },
    { name: 'promptMagicStrength', min: 0.1, max: 1 },
    { name: 'alchemy' },
    { name: 'presetStyle' },
    { name: 'tiling' },
    { name: 'transparency' },
    { name: 'enhancePrompt' },
  ),
  lettering: from('leonardo-sdk', { quality: 'fair', quote: true }),
  references: from('leonardo-sdk', { roles: ['subject', 'style', 'structure'] }),
  rewriter: from('leonardo-sdk', { setting: 'enhancePrompt', off: false }),
  guide: from('leonardo-docs', 'https://docs.leonardo.ai/docs/phoenix'),
  tips: [
    'Pick the model first. Phoenix and Lucid read sentences, the XL finetunes read tags, and the negative field belongs to the older ones.',
    'Contrast is a setting here, 3 to 4 on Phoenix and Lucid. Set it there and save the word "dramatic".',
    'For lettering write: with the text PAWS. Then say where it sits and in what kind of type.',
    'Pull the style from one guidance image and the content from another. One picture doing both gives you a copy.',
  ],
};
