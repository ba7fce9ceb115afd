import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const adobeFirefly: Model = {
  id: 'adobe-firefly',
  name: 'Firefly Image 5',
  provider: 'Adobe',
  mode: 'photo',
  tier: 'free',
  popular: true,
  isNew: false,

  family: 'firefly',
  status: from('adobe-firefly-api', {
    kind: 'active',
    note: 'The web app also serves models of other makers, which keep their own rules.',
  }),
  versions: from('adobe-firefly-api', ['Image 5', 'Image 4 Ultra', 'Image 4', 'Image 3']),
  input: from('adobe-firefly-api', 'prose'),
  limits: [
    from('adobe-firefly-api', { of: 'prompt', kind: 'hard', max: 1500, unit: 'characters', only: 'Image 5' }),
    from('adobe-firefly-api', { of: 'prompt', kind: 'hard', max: 1024, unit: 'characters', only: 'Image 3' }),
    from('adobe-firefly-api', {
      of: 'negative',
      kind: 'hard',
      max: 1024,
      unit: 'characters',
      only: 'Image 3',
    }),
  ],
  negative: from('adobe-firefly-api', { kind: 'field', name: 'negativePrompt', only: 'Image 3' }),
  weights: from('adobe-firefly-api', { kind: 'none' }),
  shape: from('adobe-firefly-api', {
    by: 'setting',
    name: 'aspectRatio',
    ratios: ['1:1', '4:3', '3:4', '16:9', '9:16'],
  }),
  resolutions: from('adobe-firefly-api', ['1MP', '2.4MP', '4MP']),
  parameters: each(
    'adobe-firefly-api',
    { name: 'resolutionLevel', options: ['1MP', '2.4MP', '4MP'], only: 'Image 5' },
    { name: 'prompt_reasoner', options: ['quality', 'speed'], only: 'Image 5' },
    { name: 'contentClass', options: ['photo', 'art'] },
    { name: 'visualIntensity', min: 2, max: 10 },
    { name: 'style.strength', min: 1, max: 100 },
    { name: 'numVariations', min: 1, max: 4, only: 'Image 3' },
    { name: 'seeds' },
    { name: 'promptBiasingLocaleCode' },
  ),
  lettering: unverified({ quality: 'fair', quote: true }),
  references: from('adobe-firefly-api', { max: 1, roles: ['style', 'structure'] }),
  guide: unverified('https://helpx.adobe.com/firefly/using/tips-and-tricks.html'),
  tips: [
    'Three words are the least it takes, a paragraph does better. Leave out "create" and "generate": you are describing, not ordering.',
    'Set photo or art in the content class before you write. It settles more than the word "realistic" does.',
    'Artists and brands are refused. Describe what you like in them: the flat colour, the hard noon shadow.',
    'Name a feeling together with its evidence: tired, tie loosened, the last train gone.',
  ],
};
