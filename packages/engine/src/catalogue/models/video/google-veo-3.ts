import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const googleVeo3: Model = {
  id: 'google-veo-3',
  name: 'Veo 3.1',
  provider: 'Google DeepMind',
  mode: 'video',
  tier: 'premium',
  popular: true,
  isNew: false,

  family: 'veo',
  status: from('google-veo-cloud', {
    kind: 'active',
    note: 'Veo 3.0 had a shutdown date of 30 June 2026, and the Veo 3.1 previews of the Gemini API closed on 22 October. Veo 3.1 itself goes on.',
  }),
  versions: from('google-veo-cloud', ['Veo 3.1']),
  input: from('google-veo-cloud', 'prose'),
  languages: from('google-veo-cloud', ['en']),
  limits: [
    unverified({ of: 'prompt', kind: 'hard', max: 1024, unit: 'tokens' }),
    from('runway-sdk', {
      of: 'prompt',
      kind: 'hard',
      max: 1000,
      unit: 'utf16-units',
      only: 'through Runway',
    }),
  ],
  negative: from('runway-sdk', { kind: 'field', name: 'negativePrompt', nounsOnly: true }),
  shape: from('google-veo-docs', { by: 'setting', name: 'aspectRatio', ratios: ['16:9', '9:16'] }),
  duration: from('google-veo-docs', { name: 'durationSeconds', seconds: [4, 6, 8] }),
  resolutions: from('google-veo-docs', ['720p', '1080p', '4K']),
  fps: from('google-veo-docs', 24),
  parameters: each(
    'comfy-docs',
    { name: 'seed', min: 0, max: 4294967295 },
    { name: 'enhance_prompt', default: true },
    { name: 'person_generation' },
  ),
  audio: from('google-veo-docs', ['dialogue', 'effects', 'ambience']),
  references: from('google-veo-docs', { max: 3, roles: ['subject'] }),
  startImage: from('google-veo-docs', 'optional'),
  lastFrame: from('google-veo-docs', true),
  camera: from('google-veo-cloud', { kind: 'words' }),
  rewriter: from('google-veo-cloud', { setting: 'enhance_prompt', off: false }),
  guide: from(
    'google-veo-cloud',
    'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/video/video-gen-prompt-guide',
  ),
  tips: [
    'Open with the shot and the move, then who, what they do, where, and the light: the order of a good shot list.',
    'Give the sound its own sentences: who speaks and how, the words in quotes, then what the room sounds like. Left unsaid, it makes something up.',
    'Eight seconds hold some twenty spoken words. Say the line aloud against a watch before you send it.',
    'Put what you do not want into the negative field as bare nouns, "lens flare, subtitles", without a "no" in front.',
    'Call her a seasoned detective with rain on her collar, not a woman. It casts the part you write.',
  ],
};
