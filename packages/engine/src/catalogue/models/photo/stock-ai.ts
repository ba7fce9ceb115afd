import { unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

/** No page that documents it was found. */
export const stockAi: Model = {
  id: 'stock-ai',
  name: 'Stock AI',
  provider: 'Stock AI',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: unverified({ kind: 'active', note: 'No page that documents it was found.' }),
  input: unverified('prose'),
  limits: [],
  negative: unverified({ kind: 'none' }),
  parameters: [],
  tips: [
    'Write the caption an archive would print under it: who, doing what, where, in what light.',
    'Ask for the unposed second. Two people in the middle of a sentence outsell two people smiling at you.',
    'Keep one side of the frame quiet. Somebody will want to put words there.',
  ],
};
