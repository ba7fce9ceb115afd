import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const zeroscopeV2: Model = {
  id: 'zeroscope-v2',
  name: 'Zeroscope v2',
  provider: 'cerspense',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'open-video',
  status: from('diffusers-video', { kind: 'active', note: 'Open weights of 2023.' }),
  versions: from('diffusers-video', ['zeroscope_v2_XL', 'zeroscope_v2_576w']),
  input: from('diffusers-video', 'caption'),
  limits: [unverified({ of: 'prompt', kind: 'hard', max: 77, unit: 'tokens' })],
  negative: unverified({ kind: 'field', name: 'negative_prompt' }),
  shape: from('diffusers-video', { by: 'pixels', sizes: { '9:5': '576x320', '16:9': '1024x576' } }),
  resolutions: from('diffusers-video', ['576x320', '1024x576']),
  parameters: [
    ...each(
      'diffusers-video',
      { name: 'num_frames', default: 24 },
      { name: 'strength', default: 0.6, only: 'XL' },
    ),
    unverified({ name: 'seed' }),
  ],
  audio: unverified([]),
  startImage: unverified('none'),
  camera: unverified({ kind: 'words' }),
  tips: [
    'Name subject, act, place and look in one breath, a dozen words or so.',
    'Find the motion at 576 by 320, then run the XL pass at a strength near 0.6.',
    'Big shapes move well here; fingers and faces do not.',
  ],
};
