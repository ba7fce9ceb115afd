import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const deepbrainAi: Model = {
  id: 'deepbrain-ai',
  name: 'AI Studios',
  provider: 'DeepBrain AI',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'avatar',
  status: from('deepbrain-docs', { kind: 'active' }),
  input: from('deepbrain-docs', 'structured'),
  limits: [],
  shape: from('deepbrain-docs', { by: 'setting', name: 'orientation' }),
  parameters: each(
    'deepbrain-docs',
    { name: 'orientation', options: ['landscape', 'portrait'] },
    { name: 'isTTS' },
    { name: 'modelId' },
    { name: 'clothId' },
    { name: 'background' },
    { name: 'dictionary' },
  ),
  audio: from('deepbrain-docs', ['narration']),
  startImage: unverified('none'),
  camera: unverified({ kind: 'none' }),
  guide: from('deepbrain-docs', 'https://docs.deepbrain.io/aistudioV3/reference/create-project'),
  tips: [
    'One script to a scene, and a new scene when the thought changes.',
    'Match voice and language. An English voice reading German sounds like a sat nav abroad.',
    'Put names and trade words into the pronunciation dictionary before you render, not after the client hears them.',
  ],
};
