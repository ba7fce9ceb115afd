import { from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const dIdCreative: Model = {
  id: 'd-id-creative',
  name: 'D-ID Creative Reality Studio',
  provider: 'D-ID',
  mode: 'video',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'avatar',
  status: from('d-id-docs', { kind: 'active' }),
  input: from('d-id-docs', 'structured'),
  limits: [],
  shape: from('d-id-docs', { by: 'image' }),
  parameters: [
    from('d-id-docs', { name: 'driver_expressions', options: ['neutral', 'happy', 'surprise', 'serious'] }),
    from('d-id-docs', { name: 'intensity', default: 1 }),
    from('d-id-docs', { name: 'sentiment_id', only: 'V4 avatars' }),
  ],
  audio: from('d-id-docs', ['narration']),
  startImage: from('d-id-docs', 'required'),
  camera: from('d-id-docs', { kind: 'none' }),
  guide: from('d-id-docs', 'https://docs.d-id.com'),
  tips: [
    'Start from a face that looks straight at you, lips closed, lit from the front. A smile in the still never leaves.',
    'One feeling a segment. Cut before she turns serious.',
    'Keep spoken sentences short: a comma is a blink, a full stop is a breath.',
  ],
};
