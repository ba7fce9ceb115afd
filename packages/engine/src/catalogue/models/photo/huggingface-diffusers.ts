import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const huggingfaceDiffusers: Model = {
  id: 'huggingface-diffusers',
  name: 'Diffusers',
  provider: 'Hugging Face',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'stable-diffusion',
  status: from('diffusers', {
    kind: 'active',
    note: 'A library: the rules are those of the pipeline you load.',
  }),
  input: from('diffusers', 'prose'),
  limits: [
    from('diffusers', {
      of: 'prompt',
      kind: 'hard',
      max: 77,
      unit: 'tokens',
      only: 'Stable Diffusion 1.5 and XL',
    }),
    from('diffusers', { of: 'prompt', kind: 'hard', max: 256, unit: 'tokens', only: 'Stable Diffusion 3' }),
    from('diffusers', { of: 'prompt', kind: 'hard', max: 512, unit: 'tokens', only: 'FLUX' }),
  ],
  negative: from('diffusers', { kind: 'field', name: 'negative_prompt' }),
  weights: from('diffusers', { kind: 'none' }),
  shape: from('diffusers', { by: 'pixels' }),
  parameters: each(
    'diffusers',
    { name: 'guidance_scale' },
    { name: 'num_inference_steps' },
    { name: 'width' },
    { name: 'height' },
    { name: 'generator' },
    { name: 'max_sequence_length' },
  ),
  references: from('diffusers', { roles: ['subject', 'style', 'structure'] }),
  guide: from(
    'diffusers',
    'https://github.com/huggingface/diffusers/blob/main/docs/source/en/using-diffusers/weighted_prompts.md',
  ),
  tips: [
    'You write for the pipeline you load, not for the library. Read its card first.',
    'Watch the log: it prints the words it cut off. If your light is in that line, move it up.',
    'Parentheses do nothing on their own. For weights, build the embeddings with a weighting library.',
    'Nothing is written into the file. Note prompt, seed and steps yourself.',
  ],
};
