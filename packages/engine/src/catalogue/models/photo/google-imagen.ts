import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const googleImagen: Model = {
  id: 'google-imagen',
  name: 'Imagen 4',
  provider: 'Google',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'imagen',
  status: from('imagen-migration', {
    kind: 'retired',
    since: '2026-08-17',
    note: 'Imagen 3 went on 10 November 2025.',
  }),
  successor: { name: 'Nano Banana', id: 'nano-banana' },
  versions: from('imagen-migration', ['Imagen 4 Ultra', 'Imagen 4', 'Imagen 4 Fast', 'Imagen 3']),
  input: from('imagen-docs', 'prose'),
  languages: from('imagen-docs', ['en']),
  limits: [
    from('imagen-docs', { of: 'prompt', kind: 'hard', max: 480, unit: 'tokens' }),
    from('imagen-docs', { of: 'lettering', kind: 'best', max: 25, unit: 'characters' }),
  ],
  negative: unverified({ kind: 'none' }),
  weights: from('imagen-docs', { kind: 'none' }),
  shape: from('google-sdk', {
    by: 'setting',
    name: 'aspectRatio',
    ratios: ['1:1', '3:4', '4:3', '9:16', '16:9'],
  }),
  parameters: each(
    'google-sdk',
    { name: 'numberOfImages', min: 1, max: 4 },
    { name: 'imageSize', options: ['1K', '2K'], only: 'Imagen 4' },
    { name: 'guidance_scale' },
    { name: 'seed', only: 'without watermark' },
    { name: 'enhance_prompt' },
    { name: 'person_generation' },
  ),
  lettering: from('imagen-docs', { quality: 'fair', quote: true }),
  rewriter: from('google-sdk', { setting: 'enhance_prompt', off: false }),
  guide: from('imagen-docs', 'https://ai.google.dev/gemini-api/docs/imagen'),
  tips: [
    'Its last day was 17 August 2026. Keep the old prompts; turned from keywords into sentences they run in Nano Banana.',
    'Begin with the medium, "A photo of" or "A painting of". The rest of the line follows its lead.',
    'Subject, then where it is, then the style. One lens and one film stock did more than three adjectives.',
    'Lettering held up to some 25 characters, in two or three phrases. Longer lines fell apart.',
  ],
};
