import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const gettyImagesAi: Model = {
  id: 'getty-images-ai',
  name: 'Generative AI by Getty Images',
  provider: 'Getty Images',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('getty-developers', { kind: 'active', note: 'A licence is needed. Four pictures a request.' }),
  versions: from('getty-developers', ['Bria FIBO Lite']),
  input: from('getty-guide', 'prose'),
  limits: [from('getty-guide', { of: 'prompt', kind: 'hard', max: 250, unit: 'words' })],
  negative: from('getty-developers', { kind: 'field', name: 'negative_prompt' }),
  weights: unverified({ kind: 'none' }),
  shape: from('getty-developers', { by: 'setting', name: 'aspect_ratio' }),
  parameters: each(
    'getty-developers',
    { name: 'media_type', options: ['photography', 'illustration'] },
    { name: 'mood' },
    { name: 'lens_type', options: ['wide_angle', 'telephoto'] },
    { name: 'depth_of_field', options: ['shallow', 'deep'] },
  ),
  references: from('getty-guide', { max: 1, roles: ['style', 'structure'] }),
  tips: [
    'Lens and depth of field are settings, wide or telephoto, shallow or deep. Keep the sentence for the people.',
    'No brands, celebrities or artists. Write the kind of person and the kind of shop.',
    'Editors look for a situation: a nurse ending her night shift, one arm in her coat. "Healthcare" is not a picture.',
    'A sentence first, then a few words behind commas that back it up.',
  ],
};
