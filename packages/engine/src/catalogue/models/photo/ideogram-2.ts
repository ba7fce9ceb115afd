import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const ideogram2: Model = {
  id: 'ideogram-2',
  name: 'Ideogram 2',
  provider: 'Ideogram',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'ideogram',
  status: from('comfy-docs', { kind: 'legacy', note: 'Of 2024, still served beside 3.0, 4.0 and 4.5.' }),
  successor: { name: 'Ideogram 4.5', id: 'ideogram' },
  versions: from('comfy-docs', ['2a', '2']),
  input: from('ideogram-docs', 'prose'),
  limits: [from('ideogram-notes', { of: 'prompt', kind: 'best', max: 150, unit: 'words' })],
  negative: from('comfy-docs', { kind: 'field', name: 'negative_prompt' }),
  weights: from('comfy-docs', { kind: 'none' }),
  shape: from('comfy-docs', {
    by: 'setting',
    name: 'aspect_ratio',
    ratios: ['1:1', '4:3', '3:4', '16:9', '9:16', '2:1', '1:2', '3:2', '2:3', '4:5', '5:4'],
  }),
  parameters: each(
    'comfy-docs',
    { name: 'magic_prompt', options: ['AUTO', 'ON', 'OFF'] },
    { name: 'style_type', options: ['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME'] },
    { name: 'seed', min: 0, max: 2147483647 },
    { name: 'num_images', min: 1, max: 8 },
    { name: 'color_palette' },
  ),
  lettering: from('ideogram-notes', { quality: 'strong', quote: true }),
  rewriter: from('comfy-docs', { setting: 'magic_prompt', off: 'OFF' }),
  guide: from('ideogram-docs', 'https://docs.ideogram.ai/using-ideogram/prompting-guide'),
  tips: [
    'Put the words to be set in double quotes and near the front. Short lines come out clean, long ones lose letters.',
    'Turn Magic Prompt off when the wording matters. Left on, it rewrites you, and the same seed gives another picture.',
    'Accents are its weak spot. Set ECLAIR without them and draw the stroke in later.',
    'Choose the style type, realistic or design, before you spend words on it.',
  ],
};
