import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const dalleMini: Model = {
  id: 'dalle-mini',
  name: 'DALL·E mini (Craiyon)',
  provider: 'Craiyon',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'dalle-mini',
  status: from('dalle-mini-code', {
    kind: 'legacy',
    note: 'The code rests since August 2023; it lives on as Craiyon.',
  }),
  input: from('dalle-mini-code', 'caption'),
  limits: [from('dalle-mini-code', { of: 'prompt', kind: 'hard', max: 64, unit: 'tokens' })],
  negative: from('craiyon-samples', { kind: 'field', name: 'negative_prompt', only: 'Craiyon' }),
  weights: from('dalle-mini-code', { kind: 'none' }),
  parameters: each(
    'craiyon-samples',
    { name: 'model', options: ['art', 'drawing', 'photo', 'none'] },
    { name: 'version' },
  ),
  tips: [
    'Plain words, one subject, one place. It draws with a thick marker.',
    'Pick art, drawing or photo as the kind and leave style names out of the line.',
    'Faces dissolve at full length. Come close, or keep the people small.',
  ],
};
