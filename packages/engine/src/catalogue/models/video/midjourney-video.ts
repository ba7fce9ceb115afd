import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const midjourneyVideo: Model = {
  id: 'midjourney-video',
  name: 'Midjourney Video',
  provider: 'Midjourney',
  mode: 'video',
  tier: 'premium',
  popular: true,
  isNew: false,

  family: 'midjourney-video',
  status: from('midjourney-docs', { kind: 'active' }),
  versions: from('midjourney-docs', ['Video V1']),
  input: from('midjourney-docs', 'motion'),
  limits: [],
  negative: from('midjourney-docs', { kind: 'none' }),
  shape: from('midjourney-docs', { by: 'image' }),
  duration: from('midjourney-docs', { seconds: { min: 5, max: 21, step: 4 } }),
  resolutions: from('tap4', ['480p', '720p']),
  fps: unverified(24),
  parameters: each(
    'midjourney-docs',
    { name: '--motion', options: ['low', 'high'], default: 'low' },
    { name: '--raw' },
    { name: '--loop' },
    { name: '--end' },
    { name: '--bs', default: 4 },
  ),
  audio: from('midjourney-docs', []),
  startImage: from('midjourney-docs', 'required'),
  lastFrame: from('midjourney-docs', true),
  camera: from('midjourney-docs', { kind: 'words' }),
  guide: from('midjourney-docs', 'https://docs.midjourney.com/docs/video'),
  tips: [
    'Choose the still as if it were the poster. You can only move what is in it.',
    'Low motion for breath, smoke and a slow push. High for running, and expect a few limbs to go astray.',
    'Let Auto write once, read what it saw in your frame, then do it by hand.',
    '--loop wants something that comes round: rain, a fan, a flag. A man crossing the room does not.',
  ],
};
