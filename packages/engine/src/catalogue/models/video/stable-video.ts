import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const stableVideo: Model = {
  id: 'stable-video',
  name: 'Stable Video Diffusion',
  provider: 'Stability AI',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'stable-video',
  status: from('diffusers-video', { kind: 'active', note: 'As open weights.' }),
  versions: from('diffusers-video', ['SVD-XT', 'SVD']),
  input: from('diffusers-video', 'numbers'),
  limits: [],
  shape: from('diffusers-video', { by: 'image', sizes: { '16:9': '1024x576' } }),
  duration: from('diffusers-video', { seconds: { min: 2, max: 4 } }),
  parameters: [
    ...each(
      'diffusers-video',
      { name: 'fps', min: 5, max: 30, default: 7 },
      { name: 'motion_bucket_id', min: 1, max: 255, default: 127 },
      { name: 'noise_aug_strength', default: 0.02 },
      { name: 'num_frames', options: [14, 25] },
      { name: 'seed' },
    ),
    unverified({ name: 'motion_bucket_id', best: [40, 80], only: 'calm shots' }),
  ],
  audio: from('diffusers-video', []),
  startImage: from('diffusers-video', 'required'),
  camera: from('diffusers-video', { kind: 'none' }),
  guide: from(
    'diffusers-video',
    'https://github.com/huggingface/diffusers/blob/main/docs/source/en/using-diffusers/svd.md',
  ),
  tips: [
    'It reads no words at all. Your prompt is the still: 1024 by 576, with air on the side things should move to.',
    'Motion 40 to 80 for a calm shot, 127 as it comes, 180 when something has to happen.',
    'Raise the noise a little when nothing stirs. Too much and the face begins to swim.',
    'Smoke, water, hair and clouds move well. Do not ask for hands or speech.',
  ],
};
