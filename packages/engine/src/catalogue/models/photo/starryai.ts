import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const starryai: Model = {
  id: 'starryai',
  name: 'starryai',
  provider: 'starryai',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'stable-diffusion',
  status: from('starryai-samples', { kind: 'active' }),
  versions: from('starryai-samples', ['lyra', 'realvisxl', 'cinematic']),
  input: from('starryai-samples', 'phrases'),
  limits: [],
  negative: from('starryai-samples', { kind: 'field', name: 'negativePrompt' }),
  shape: from('starryai-samples', { by: 'setting', name: 'aspectRatio' }),
  parameters: each(
    'starryai-samples',
    { name: 'model' },
    { name: 'highResolution' },
    { name: 'images', min: 1, max: 4 },
    { name: 'steps' },
    { name: 'initialImageMode' },
  ),
  tips: [
    'Comma phrases, the important one first: fox in snow, low sun, long lens.',
    'The model name is half the look. lyra, realvisxl and cinematic make three pictures of one line.',
    'Ask for four at low resolution, then run the keeper again in high.',
  ],
};
