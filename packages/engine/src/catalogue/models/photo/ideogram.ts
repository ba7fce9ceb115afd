import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const ideogram: Model = {
  id: 'ideogram',
  name: 'Ideogram 4.5',
  provider: 'Ideogram',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'ideogram',
  status: from('comfy-docs', { kind: 'active', note: 'Version 4.0 came in June 2026, with open weights.' }),
  versions: from('comfy-docs', ['4.5', '4.0', '3.0']),
  input: from('ideogram-4', 'structured'),
  limits: [from('comfy-docs', { of: 'prompt', kind: 'hard', max: 10000, unit: 'characters', only: '4.5' })],
  negative: from('comfy-docs', { kind: 'none' }),
  weights: from('comfy-docs', { kind: 'none' }),
  shape: from('comfy-docs', { by: 'pixels' }),
  resolutions: from('comfy-docs', ['2K']),
  parameters: [
    ...each(
      'comfy-docs',
      { name: 'rendering_speed', options: ['TURBO', 'DEFAULT', 'QUALITY'] },
      { name: 'magic_prompt', options: ['AUTO', 'ON', 'OFF'] },
      { name: 'seed', min: 0, max: 2147483647 },
      { name: 'num_images', min: 1, max: 8 },
    ),
    ...each(
      'ideogram-4',
      { name: 'text_prompt' },
      { name: 'json_prompt', only: '4.0 and later, without text_prompt' },
    ),
  ],
  lettering: from('ideogram-notes', { quality: 'strong', quote: true }),
  references: from('comfy-docs', { roles: ['subject', 'style'] }),
  rewriter: from('comfy-docs', { setting: 'magic_prompt', off: 'OFF' }),
  guide: from('ideogram-4', 'https://github.com/ideogram-oss/ideogram4/blob/master/docs/prompting.md'),
  tips: [
    'From version 4 it was trained on captions in a fixed JSON form. Plain prose works; the form works better, in its own order.',
    'Boxes run top, left, bottom, right, from 0 to 1000. Rough thirds are enough to keep a headline off a face.',
    'Write the palette as hex codes in capitals, sixteen for the picture and five for one object at most.',
    'Say what the background is before you list what stands in it, or it will fill the gap for you.',
    'It has no place for what you do not want. Describe the clean wall.',
  ],
};
