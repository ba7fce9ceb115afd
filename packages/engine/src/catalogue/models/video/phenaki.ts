import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const phenaki: Model = {
  id: 'phenaki',
  name: 'Phenaki',
  provider: 'Google Research',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'phenaki',
  status: from('phenaki-abstract', { kind: 'research-only', note: 'It never left the lab.' }),
  input: from('phenaki-abstract', 'beats'),
  limits: [],
  resolutions: unverified(['128x128']),
  fps: unverified(8),
  parameters: [],
  startImage: from('phenaki-abstract', 'optional'),
  tips: [
    'Number the beats, one sentence each, and name the subject in the same words every time.',
    'Let one thing change from beat to beat, the place or the act.',
    'It stayed in the lab. Treat the list as an outline and shoot each beat elsewhere.',
  ],
};
