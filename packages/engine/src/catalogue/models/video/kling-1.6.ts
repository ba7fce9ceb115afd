import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const kling16: Model = {
  id: 'kling-1.6',
  name: 'Kling 1.6',
  provider: 'Kuaishou',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'kling',
  status: from('comfy-docs', {
    kind: 'legacy',
    note: 'Still listed; its maker has moved on to 2.6 and 3.0.',
  }),
  successor: { name: 'Kling 3.0' },
  input: from('kling-blog', 'prose'),
  limits: [
    from('mulerun', { of: 'prompt', kind: 'hard', max: 2500, unit: 'characters' }),
    from('mulerun', { of: 'negative', kind: 'hard', max: 2500, unit: 'characters' }),
    from('comfy-code', {
      of: 'prompt',
      kind: 'hard',
      max: 500,
      unit: 'characters',
      only: 'from an image, in ComfyUI',
    }),
  ],
  negative: from('mulerun', { kind: 'field', name: 'negative_prompt' }),
  shape: from('comfy-code', { by: 'setting', name: 'aspect_ratio', ratios: ['16:9', '9:16', '1:1'] }),
  duration: from('mulerun', { name: 'duration', seconds: [5, 10] }),
  resolutions: unverified(['720p', '1080p']),
  parameters: each(
    'comfy-code',
    { name: 'mode', options: ['std', 'pro'] },
    { name: 'cfg_scale', min: 0, max: 1, default: 0.5 },
  ),
  audio: from('comfy-docs', []),
  references: from('mulerun', { max: 4, roles: ['subject', 'place'] }),
  startImage: from('mulerun', 'optional'),
  lastFrame: from('mulerun', true),
  camera: from('kling-blog', { kind: 'words' }),
  guide: from('kling-blog', 'https://kling.ai/blog/kling-ai-camera-control-video-guide'),
  tips: [
    'Build the line as its makers do: who, what they do, where, then camera, light and air.',
    'Give it physics: wind in the coat, weight on the back foot, water coming off the blade.',
    'Name the move. "Slow dolly in" is an order, "cinematic movement" is a wish.',
    'From a picture write only who moves and how. The rest is already lit.',
    'Simple words, short sentences. A clause inside a clause is where the action gets lost.',
  ],
};
