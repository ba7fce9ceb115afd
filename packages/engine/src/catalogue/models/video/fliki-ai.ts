import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const flikiAi: Model = {
  id: 'fliki-ai',
  name: 'Fliki',
  provider: 'Fliki',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'script-to-video',
  status: from('fliki-docs', { kind: 'active' }),
  input: from('fliki-docs', 'script'),
  limits: [],
  shape: from('fliki-docs', { by: 'setting', name: 'aspectRatio', ratios: ['16:9', '9:16', '1:1'] }),
  resolutions: from('fliki-docs', ['360p to 1080p']),
  parameters: each(
    'fliki-docs',
    { name: 'workflowType', options: ['script', 'idea', 'url'] },
    { name: 'visuals', options: ['stock', 'ai', 'library'] },
    { name: 'sceneBreakdown', options: ['auto', 'lineBreak', 'sentence'] },
    { name: 'voiceId' },
    { name: 'duration' },
    { name: 'artStyle' },
    { name: 'aiVideoModel' },
    { name: 'aiVideoClipPercentage' },
    { name: 'generateSfx' },
    { name: 'addPauses' },
  ),
  audio: from('fliki-docs', ['narration', 'effects']),
  guide: from('fliki-docs', 'https://developer.fliki.ai/docs/api/generate/video'),
  tips: [
    'One line to a scene and the breakdown set to line breaks: then the cut is yours.',
    'Stock, generated or your own library, for the whole film. Mixed, it looks like three films.',
    'Let it add pauses, then listen for the ones in the wrong place.',
  ],
};
