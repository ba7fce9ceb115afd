import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const dreamstudio: Model = {
  id: 'dreamstudio',
  name: 'DreamStudio',
  provider: 'Stability AI',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'stable-diffusion',
  status: from('firm-suggest', {
    kind: 'legacy',
    note: 'Last described in 2025; what follows it is not known.',
  }),
  versions: from('firm-suggest', ['Stable Image Ultra', 'Stable Diffusion 3.5']),
  input: from('promagen', 'prose'),
  limits: [from('promagen', { of: 'prompt', kind: 'hard', max: 875, unit: 'characters' })],
  negative: from('comfy-docs', { kind: 'field', name: 'negative_prompt' }),
  weights: unverified({ kind: 'parentheses', min: 0, max: 1, only: 'Ultra' }),
  shape: from('comfy-docs', {
    by: 'setting',
    name: 'aspect_ratio',
    ratios: ['1:1', '16:9', '21:9', '2:3', '3:2', '4:5', '5:4', '9:16', '9:21'],
  }),
  parameters: [
    from('comfy-docs', { name: 'cfg_scale', min: 1, max: 10, default: 4, only: '3.5' }),
    from('comfy-docs', { name: 'seed', min: 0, max: 4294967294 }),
    from('promagen', { name: 'style_preset' }),
  ],
  tips: [
    'Write for Stable Image: one clear sentence, then a handful of tags for the look.',
    'Take the style preset off before you judge a prompt. Half of what you see may be the preset.',
    'Sources disagree about weights here. Say it earlier in the sentence instead; that works everywhere.',
    'A second moon, a stray logo: what creeps in twice goes into the negative field.',
  ],
};
