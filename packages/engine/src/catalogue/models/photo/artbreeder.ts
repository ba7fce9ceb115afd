import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const artbreeder: Model = {
  id: 'artbreeder',
  name: 'Artbreeder',
  provider: 'Artbreeder',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: unverified({ kind: 'active' }),
  versions: from('automata', ['Splicer']),
  input: unverified('phrases'),
  limits: [],
  parameters: [],
  references: unverified({ roles: ['subject', 'style'] }),
  tips: [
    'Mix first, write second. Two parents and a slider get you nearer than a paragraph.',
    'Move one gene at a time and step back. A face turns uncanny in three small steps taken at once.',
    'Lay plain shapes for the big masses, then name each in a few words.',
  ],
};
