import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const pictoryAi: Model = {
  id: 'pictory-ai',
  name: 'Pictory',
  provider: 'Pictory',
  mode: 'video',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'script-to-video',
  status: from('pictory-docs', { kind: 'active' }),
  input: from('pictory-help', 'script'),
  limits: [],
  shape: from('pictory-docs', { by: 'setting', name: 'aspectRatio' }),
  parameters: each(
    'pictory-docs',
    { name: 'text' },
    { name: 'mediaSearchQuery' },
    { name: 'caption' },
    { name: 'articleUrl' },
    { name: 'voiceOver' },
  ),
  audio: from('pictory-docs', ['narration']),
  camera: unverified({ kind: 'none' }),
  guide: from('pictory-help', 'https://help.pictory.ai/portal/en/kb/articles/more-on-scripts'),
  tips: [
    'One sentence, one scene. If a sentence holds two pictures, cut it in two.',
    'Bold the word you want to see; it becomes the search.',
    'Paste plain text. Columns and hard line breaks scramble the scenes.',
    'Search apart from what is said: the voice says growth, the search says seedling.',
  ],
};
