import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const freepikAi: Model = {
  id: 'freepik-ai',
  name: 'Freepik AI (Magnific)',
  provider: 'Freepik',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('magnific-skill', {
    kind: 'active',
    note: 'Renamed Magnific in 2026. It serves many models, which keep their own rules.',
  }),
  versions: from('magnific-skill', ['Mystic']),
  input: from('magnific-skill', 'prose'),
  limits: [],
  negative: unverified({ kind: 'none' }),
  parameters: [
    unverified({ name: 'resolution', options: ['1k', '2k', '4k'] }),
    unverified({ name: 'aspect_ratio', options: ['square_1_1', 'widescreen_16_9'] }),
    unverified({ name: 'creative_detailing' }),
  ],
  resolutions: unverified(['1K', '2K', '4K']),
  references: unverified({ roles: ['style', 'structure'] }),
  tips: [
    'Choose the engine before the words. The same box sends to Mystic, FLUX or Nano Banana, and each reads differently.',
    'Look for the picture at 1k and ask for 4k once. Detail does not rescue a weak frame.',
    'A structure reference keeps your layout while you repaint it; a style reference keeps the paint and moves the furniture.',
  ],
};
