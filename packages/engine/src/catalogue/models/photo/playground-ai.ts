import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const playgroundAi: Model = {
  id: 'playground-ai',
  name: 'Playground',
  provider: 'Playground',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'playground',
  status: from('brainfeed', {
    kind: 'legacy',
    note: 'The product has become a design tool that starts from templates.',
  }),
  versions: from('poe', ['Playground v3', 'Playground v2.5']),
  input: from('poe', 'prose'),
  limits: [from('promagen', { of: 'prompt', kind: 'hard', max: 1000, unit: 'characters' })],
  negative: from('poe', { kind: 'field', name: 'exclude' }),
  weights: unverified({ kind: 'none' }),
  parameters: each(
    'picassoia',
    { name: 'guidance scale' },
    { name: 'seed' },
    { name: 'images', min: 1, max: 4 },
  ),
  tips: [
    'Describe the finished picture, not the job: a tin of sardines on blue enamel, never "make me an ad".',
    'Fog and lettering you do not want belong in the exclude field; in the prompt they are invitations.',
    'Check which one you opened: v2.5 likes tags, v3 likes a paragraph.',
    'It starts from templates now. Choose the layout first and write for the gap in it.',
  ],
};
