import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const shutterstockAi: Model = {
  id: 'shutterstock-ai',
  name: 'Shutterstock AI Image Generator',
  provider: 'Shutterstock',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('nanai', { kind: 'active', note: 'What it makes is licensed like any other picture there.' }),
  input: unverified('prose'),
  limits: [],
  negative: unverified({ kind: 'none' }),
  weights: unverified({ kind: 'none' }),
  parameters: [],
  tips: [
    'Write the search you would have typed, then finish it: surgeon, after the operation, mask down, corridor light.',
    'Leave real people, shop signs and products out. It is sold with a licence, and the licence has to hold.',
    'Zoom out when the crop is too tight for the layout; it paints the room on.',
  ],
};
