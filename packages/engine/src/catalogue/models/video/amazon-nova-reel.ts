import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const amazonNovaReel: Model = {
  id: 'amazon-nova-reel',
  name: 'Nova Reel',
  provider: 'Amazon',
  mode: 'video',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'nova-reel',
  status: from('aws-nova-card', { kind: 'retired', since: '2026-09-30' }),
  versions: from('aws-nova-card', ['1.1', '1.0']),
  input: from('aws-nova', 'caption'),
  languages: from('aws-nova', ['en']),
  limits: [
    from('aws-nova', { of: 'prompt', kind: 'hard', max: 512, unit: 'characters' }),
    from('aws-nova', {
      of: 'prompt',
      kind: 'hard',
      max: 4000,
      unit: 'characters',
      only: 'automated multi-shot',
    }),
    from('aws-nova', { of: 'shot', kind: 'hard', max: 512, unit: 'characters', only: 'manual multi-shot' }),
  ],
  negative: from('aws-nova', { kind: 'none' }),
  shape: from('aws-nova', { by: 'pixels', ratios: ['16:9'], sizes: { '16:9': '1280x720' } }),
  duration: from('aws-nova', { seconds: { min: 6, max: 120, step: 6 } }),
  resolutions: from('aws-nova', ['720p']),
  fps: from('aws-nova', 24),
  parameters: each(
    'aws-nova',
    { name: 'taskType', options: ['TEXT_VIDEO', 'MULTI_SHOT_AUTOMATED', 'MULTI_SHOT_MANUAL'] },
    { name: 'seed' },
  ),
  audio: from('aws-nova', []),
  startImage: from('aws-nova', 'optional'),
  camera: from('aws-nova', {
    kind: 'words',
    moves: {
      'dolly-in': 'dolly in',
      arc: 'arc shot',
      'zoom-in': 'camera zoom in',
      handheld: 'dynamic handheld shot',
    },
  }),
  guide: from(
    'aws-nova',
    'https://docs.aws.amazon.com/nova/latest/userguide/prompting-video-generation.html',
  ),
  tips: [
    'Closed since the end of September 2026. Its rule outlives it: a caption, never a command.',
    'The camera move stood at the very start of the line or at its very end.',
    '"No", "not" and "without" brought in the thing they forbade.',
    'With a start image a bare "dolly in" was enough.',
  ],
};
