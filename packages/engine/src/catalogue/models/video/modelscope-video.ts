import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const modelscopeVideo: Model = {
  id: 'modelscope-video',
  name: 'ModelScope Text to Video',
  provider: 'Alibaba DAMO',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'open-video',
  status: from('diffusers-video', { kind: 'active', note: 'Open weights, licensed for research.' }),
  versions: from('diffusers-video', ['text-to-video-ms-1.7b']),
  input: from('diffusers-video', 'caption'),
  languages: unverified(['en']),
  limits: [unverified({ of: 'prompt', kind: 'hard', max: 77, unit: 'tokens' })],
  negative: unverified({ kind: 'field', name: 'negative_prompt' }),
  shape: unverified({ by: 'pixels', ratios: ['1:1'], sizes: { '1:1': '256x256' } }),
  duration: from('diffusers-video', { seconds: { min: 2, max: 8 } }),
  fps: from('diffusers-video', 8),
  parameters: each('diffusers-video', { name: 'num_frames', min: 16, max: 64, default: 16 }),
  audio: unverified([]),
  startImage: unverified('none'),
  camera: unverified({ kind: 'words' }),
  tips: [
    'One clause is enough: a horse drinking from a river.',
    'Expect stock watermarks, and frame so that you can crop them.',
    'It makes two seconds unless more frames are asked for: a turn of the head, a wave breaking. Nobody gets across the street.',
  ],
};
