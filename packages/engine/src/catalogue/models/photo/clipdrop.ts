import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const clipdrop: Model = {
  id: 'clipdrop',
  name: 'Clipdrop',
  provider: 'Jasper',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'stable-diffusion',
  status: from('clipdrop-samples', { kind: 'active' }),
  input: from('clipdrop-samples', 'phrases'),
  limits: [unverified({ of: 'prompt', kind: 'hard', max: 1000, unit: 'characters' })],
  negative: from('clipdrop-samples', { kind: 'none' }),
  shape: unverified({ by: 'pixels', ratios: ['1:1'], sizes: { '1:1': '1024x1024' } }),
  parameters: [],
  tips: [
    'One box and no settings. Whatever you would have set has to be said: close, from below, after dark.',
    'Compose for a square, with the subject in the middle and the story around it.',
    'Draw several and choose. With nothing to adjust, another roll is the control you have.',
  ],
};
