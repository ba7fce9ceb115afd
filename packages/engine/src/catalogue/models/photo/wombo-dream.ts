import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const womboDream: Model = {
  id: 'wombo-dream',
  name: 'Dream by WOMBO',
  provider: 'WOMBO',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('wombo-samples', { kind: 'active' }),
  input: from('wombo-samples', 'caption'),
  limits: [unverified({ of: 'prompt', kind: 'hard', max: 200, unit: 'characters' })],
  shape: from('wombo-samples', { by: 'pixels' }),
  parameters: each('wombo-samples', { name: 'style' }, { name: 'target image weight' }),
  references: from('wombo-samples', { max: 1, roles: ['structure'] }),
  tips: [
    'A few words and a style: lighthouse, storm, seen from the water. The style does the drawing.',
    'Try the next style before you touch the line. They were made to surprise.',
    'With a picture to go by, lower its weight until the style begins to win.',
  ],
};
