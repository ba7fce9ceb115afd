import { from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const makeAVideo: Model = {
  id: 'make-a-video',
  name: 'Make-A-Video',
  provider: 'Meta',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'open-video',
  status: from('make-a-video-paper', { kind: 'research-only', note: 'It was never opened to the public.' }),
  input: from('make-a-video-paper', 'caption'),
  limits: [],
  shape: from('make-a-video-paper', { by: 'pixels', ratios: ['1:1'], sizes: { '1:1': '768x768' } }),
  duration: from('make-a-video-paper', { seconds: { max: 5 } }),
  resolutions: from('make-a-video-paper', ['768x768']),
  fps: from('make-a-video-paper', 16),
  parameters: [],
  audio: from('make-a-video-paper', []),
  startImage: from('make-a-video-paper', 'optional'),
  tips: [
    'Its charm was the unlikely, said plainly: an otter at the grand piano.',
    'One creature, one act, one place fill five seconds.',
    'A research model from first to last. The same line runs in anything that takes a caption.',
  ],
};
