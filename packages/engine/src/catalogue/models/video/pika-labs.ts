import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

/** The flags of the first Pika, which people still paste. */
const discord = 'Pika 1.0 on Discord';

export const pikaLabs: Model = {
  id: 'pika-labs',
  name: 'Pika 2.5',
  provider: 'Pika',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'pika',
  status: from('fal', {
    kind: 'active',
    note: 'Seen served by others in 2026; its own app was not checked.',
  }),
  versions: from('fal', ['2.5', '2.2']),
  input: from('fal', 'prose'),
  limits: [
    from('pika-discord', { of: 'prompt', kind: 'hard', max: 1500, unit: 'characters', only: discord }),
  ],
  negative: from('fal', { kind: 'field', name: 'negative_prompt' }),
  shape: from('comfy-code', {
    by: 'setting',
    name: 'aspect_ratio',
    ratios: ['16:9', '9:16', '1:1', '4:5', '5:4', '3:2', '2:3'],
    between: ['2:5', '5:2'],
  }),
  duration: from('comfy-code', { name: 'duration', seconds: [5, 10] }),
  resolutions: from('fal', ['480p', '720p', '1080p']),
  parameters: [
    from('comfy-code', { name: 'seed' }),
    ...each(
      'pika-discord',
      { name: '-motion', min: 0, max: 4, default: 1, only: discord },
      { name: '-fps', min: 8, max: 24, default: 24, only: discord },
      { name: '-gs', min: 5, max: 25, default: 12, only: discord },
      { name: '-camera', options: ['zoom', 'pan', 'rotate'], only: discord },
      { name: '-neg', only: discord },
      { name: '-ar', only: discord },
      { name: '-seed', only: discord },
    ),
  ],
  references: from('comfy-code', { max: 5, roles: ['subject', 'place'] }),
  startImage: from('comfy-code', 'optional'),
  lastFrame: from('comfy-code', true),
  camera: from('comfy-code', { kind: 'words' }),
  tips: [
    'One sentence with the camera inside it: he walks towards us while the camera circles and pulls away.',
    'Flags such as -motion and -camera belong to 1.0 on Discord. In 2.x they are read as words.',
    'Hand it the ingredients one by one, the jacket, the dog, the kitchen. Five is the most.',
    'Crush, melt and inflate want a single object in the clear.',
  ],
};
