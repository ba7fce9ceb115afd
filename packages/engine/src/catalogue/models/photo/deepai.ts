import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const deepai: Model = {
  id: 'deepai',
  name: 'DeepAI',
  provider: 'DeepAI',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('deepai-samples', { kind: 'active' }),
  input: from('deepai-samples', 'caption'),
  limits: [],
  negative: unverified({ kind: 'field', name: 'negative_prompt' }),
  shape: unverified({ by: 'pixels' }),
  parameters: each(
    'deepai-samples',
    { name: 'text' },
    { name: 'grid_size' },
    { name: 'image_generator_version' },
  ),
  tips: [
    'One sentence, one subject, one light. There is no room for a second thought.',
    'Take the style from its list of styles instead of naming a painter in the text.',
    'Use the grid to find an idea and a single picture to finish it.',
  ],
};
