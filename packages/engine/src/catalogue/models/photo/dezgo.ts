import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const dezgo: Model = {
  id: 'dezgo',
  name: 'Dezgo',
  provider: 'Dezgo',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'stable-diffusion',
  status: from('dezgo-samples', { kind: 'active' }),
  versions: from('dezgo-samples', ['FLUX', 'Stable Diffusion XL', 'Stable Diffusion 1.5']),
  input: from('dezgo-samples', 'tags'),
  limits: [
    from('diffusers', { of: 'prompt', kind: 'best', max: 75, unit: 'tokens', only: 'Stable Diffusion' }),
  ],
  negative: from('dezgo-samples', { kind: 'field', name: 'negative_prompt', only: 'Stable Diffusion' }),
  shape: from('dezgo-samples', { by: 'pixels' }),
  parameters: each(
    'dezgo-samples',
    { name: 'model' },
    { name: 'guidance' },
    { name: 'steps' },
    { name: 'sampler' },
    { name: 'seed' },
    { name: 'upscale' },
  ),
  tips: [
    'See which engine you are on. The FLUX one takes sentences and has no negative field; the others take tags.',
    'The seed comes back with every picture. Write it beside the prompt and that frame can be had again.',
    'Try poses on Lightning, then go back to full XL for the one you keep.',
  ],
};
