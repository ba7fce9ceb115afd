import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const cogvideo: Model = {
  id: 'cogvideo',
  name: 'CogVideoX 1.5',
  provider: 'Zhipu AI',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'cogvideo',
  status: from('cogvideo', { kind: 'active', note: 'Open weights.' }),
  versions: from('cogvideo', ['CogVideoX 1.5', 'CogVideoX', 'CogVideo']),
  input: from('cogvideo', 'prose'),
  languages: from('cogvideo', ['en']),
  limits: [
    from('cogvideo', { of: 'prompt', kind: 'hard', max: 224, unit: 'tokens', only: '1.5' }),
    from('cogvideo', { of: 'prompt', kind: 'hard', max: 226, unit: 'tokens', only: 'CogVideoX' }),
    unverified({ of: 'prompt', kind: 'best', min: 60, max: 120, unit: 'words' }),
  ],
  negative: unverified({ kind: 'field', name: 'negative_prompt' }),
  shape: from('cogvideo', { by: 'pixels' }),
  duration: from('cogvideo', { seconds: [5, 10], also: [{ seconds: [6], only: 'CogVideoX' }] }),
  resolutions: from('cogvideo', ['1360x768', '720x480']),
  fps: from('cogvideo', 16),
  parameters: each('cogvideo', { name: 'fps', options: [8], only: 'CogVideoX' }),
  audio: from('cogvideo', []),
  startImage: from('cogvideo', 'optional'),
  camera: from('cogvideo', { kind: 'words' }),
  guide: from('cogvideo', 'https://github.com/zai-org/CogVideo'),
  tips: [
    'Feed it a paragraph. It learnt from long captions, and a short line leaves it guessing.',
    'Clothes, action, place, light, camera, air: run through the list and stop at about a hundred words.',
    'Have a language model stretch a short idea, then strike out what it made up.',
  ],
};
