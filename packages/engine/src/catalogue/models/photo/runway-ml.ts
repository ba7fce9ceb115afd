import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const runwayMl: Model = {
  id: 'runway-ml',
  name: 'Runway Gen-4 Image',
  provider: 'Runway',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'runway',
  status: from('runway-sdk', { kind: 'active' }),
  versions: from('runway-sdk', ['Gen-4 Image', 'Gen-4 Image Turbo']),
  input: from('runway-sdk', 'prose'),
  limits: [from('runway-sdk', { of: 'prompt', kind: 'hard', max: 1000, unit: 'utf16-units' })],
  negative: from('runway-sdk', { kind: 'none' }),
  weights: from('runway-sdk', { kind: 'none' }),
  shape: from('runway-sdk', {
    by: 'pixels',
    name: 'ratio',
    ratios: ['1:1', '16:9', '9:16', '4:3', '3:4', '21:9'],
    sizes: {
      '1:1': '1080:1080',
      '16:9': '1920:1080',
      '9:16': '1080:1920',
      '4:3': '1440:1080',
      '3:4': '1080:1440',
      '21:9': '1680:720',
    },
  }),
  parameters: each('runway-sdk', { name: 'seed' }, { name: 'contentModeration' }),
  lettering: unverified({ quality: 'fair', quote: true }),
  references: from('runway-sdk', { max: 3, roles: ['subject', 'style', 'place'], cite: '@tag' }),
  guide: from('runway-help', 'https://help.runwayml.com'),
  tips: [
    'References carry who and what; the prompt carries what they do, where, and in which light. A face you have handed over needs no describing.',
    'Give each reference a short tag and use it like a name: @mara leans on the counter of @diner.',
    'A result you like is your next reference. That is how a cast stays the same through a campaign.',
    'A thousand characters is the end of the sheet. Cut adjectives first and blocking last.',
  ],
};
