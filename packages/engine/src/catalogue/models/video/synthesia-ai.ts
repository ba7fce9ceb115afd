import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const synthesiaAi: Model = {
  id: 'synthesia-ai',
  name: 'Synthesia',
  provider: 'Synthesia',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'avatar',
  status: from('synthesia-docs', { kind: 'active' }),
  input: from('synthesia-docs', 'script'),
  limits: [
    from('synthesia-docs', {
      of: 'shot',
      kind: 'hard',
      max: 300,
      unit: 'seconds',
      only: 'depends on the plan',
    }),
  ],
  shape: from('synthesia-docs', {
    by: 'setting',
    name: 'aspectRatio',
    ratios: ['16:9', '9:16', '1:1', '4:5', '5:4'],
  }),
  resolutions: from('synthesia-docs', ['1080p']),
  parameters: [
    from('synthesia-docs', { name: 'pause', min: 0.1, max: 300 }),
    ...each(
      'synthesia-docs',
      { name: 'input', min: 1, max: 50, only: 'scenes, depending on the plan' },
      { name: 'scriptText' },
      { name: 'avatar' },
      { name: 'background' },
    ),
  ],
  audio: from('synthesia-docs', ['narration']),
  startImage: unverified('none'),
  camera: unverified({ kind: 'none' }),
  guide: from('synthesia-help', 'https://help.synthesia.io'),
  tips: [
    'Write for the ear and read it aloud once. Where you run out of breath, the avatar sounds as if it did.',
    'A paragraph break is a new scene. Break where you would cut.',
    'Spell hard names the way they sound, and put a pause before the figure people should remember.',
    'Tell its assistant topic, aim, audience, tone, language and length, and mend the outline before it builds.',
  ],
};
