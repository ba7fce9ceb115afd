import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const openaiSora: Model = {
  id: 'openai-sora',
  name: 'Sora 2',
  provider: 'OpenAI',
  mode: 'video',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'sora',
  status: from('openai-video', {
    kind: 'retired',
    since: '2026-09-24',
    note: 'The app closed on 26 April 2026, the interface for programs on 24 September.',
  }),
  versions: from('openai-video', ['Sora 2 Pro', 'Sora 2']),
  input: from('openai-sora-guide', 'sections'),
  limits: [],
  negative: from('comfy-docs', { kind: 'none' }),
  shape: from('openai-video', {
    by: 'pixels',
    name: 'size',
    ratios: ['16:9', '9:16', '7:4', '4:7'],
    sizes: { '16:9': '1280x720', '9:16': '720x1280', '7:4': '1792x1024', '4:7': '1024x1792' },
  }),
  duration: from('openai-video', { name: 'seconds', seconds: [4, 8, 12, 16, 20] }),
  resolutions: from('openai-video', ['720p', '1080p']),
  parameters: each('openai-video', { name: 'model', options: ['sora-2', 'sora-2-pro'] }),
  audio: from('openai-sora-guide', ['dialogue', 'effects', 'ambience']),
  references: from('openai-video', { roles: ['subject'] }),
  startImage: from('openai-video', 'optional'),
  camera: from('openai-sora-guide', { kind: 'words', together: 1 }),
  guide: from(
    'openai-sora-guide',
    'https://github.com/openai/openai-cookbook/blob/main/examples/sora/sora2_prompting_guide.ipynb',
  ),
  tips: [
    'Sora closed in 2026. Its layout is worth keeping: prose, then Cinematography, Actions, Dialogue, Background Sound.',
    'Count the action in beats: three steps to the window, a pause, the curtain in the last second.',
    'Name the light sources and three to five colours, and repeat those very words in each shot of the scene.',
    'Two clips of four seconds hold together better than one of eight.',
    'Paste the character word for word from shot to shot. One new adjective and you have recast.',
  ],
};
