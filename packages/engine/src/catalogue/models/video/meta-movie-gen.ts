import { from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const metaMovieGen: Model = {
  id: 'meta-movie-gen',
  name: 'Movie Gen',
  provider: 'Meta',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'movie-gen',
  status: from('meta-ai-labs', { kind: 'research-only', note: 'There is no public way to it.' }),
  input: from('meta-ai-labs', 'caption'),
  limits: [],
  shape: from('meta-ai-labs', { by: 'setting', ratios: ['1:1', '9:16', '16:9'] }),
  duration: from('meta-ai-labs', { seconds: { max: 16 } }),
  resolutions: from('meta-ai-labs', ['1080p']),
  fps: from('meta-ai-labs', 16),
  parameters: [],
  audio: from('meta-ai-labs', ['effects', 'ambience']),
  references: from('meta-ai-labs', { max: 1, roles: ['subject'] }),
  tips: [
    'Nobody outside the lab can use it. Written as a plain caption, the text carries over to a model you can use.',
    'Sound had a text of its own: footsteps on gravel, a far train. It made no speech.',
    'An edit was one instruction to a finished clip: the same shot, in the rain.',
  ],
};
