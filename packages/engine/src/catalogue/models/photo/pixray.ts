import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const pixray: Model = {
  id: 'pixray',
  name: 'Pixray',
  provider: 'Pixray (open source)',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'clip-guided',
  status: from('pixray', { kind: 'legacy', note: 'Nobody has worked on it since May 2022.' }),
  input: from('pixray', 'phrases'),
  limits: [unverified({ of: 'prompt', kind: 'hard', max: 77, unit: 'tokens' })],
  weights: from('pixray', { kind: 'colon' }),
  parameters: [
    from('pixray', { name: 'drawer', options: ['pixel', 'vqgan', 'vdiff'] }),
    from('pixray', { name: 'aspect' }),
  ],
  tips: [
    'The drawer is the style. Choose pixel or vqgan first, then write what that hand can draw.',
    'Weigh a phrase behind a colon, "harbour at night:2", and part phrases with a bar.',
    'Keep to one picture idea a phrase; it climbs towards all of them at once.',
  ],
};
