import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const nanoBanana: Model = {
  id: 'nano-banana',
  name: 'Nano Banana',
  provider: 'Google DeepMind',
  mode: 'photo',
  tier: 'free',
  popular: true,
  isNew: true,

  family: 'gemini-image',
  status: from('gemini-notes', {
    kind: 'active',
    note: 'Nano Banana 2.1 came in October 2026. Reports differ on whether 2 is still served.',
  }),
  versions: from('gemini-notes', [
    'Nano Banana 2.1',
    'Nano Banana 2',
    'Nano Banana 2 Lite',
    'Nano Banana Pro',
    'Nano Banana',
  ]),
  input: from('gemini-docs', 'prose'),
  limits: [
    from('lobe-chat', { of: 'prompt', kind: 'hard', max: 32768, unit: 'tokens', only: '2.5 Flash Image' }),
  ],
  negative: from('gemini-docs', { kind: 'none' }),
  weights: from('gemini-docs', { kind: 'none' }),
  shape: from('gemini-notes', {
    by: 'setting',
    name: 'aspectRatio',
    ratios: [
      '1:1',
      '2:3',
      '3:2',
      '3:4',
      '4:3',
      '4:5',
      '5:4',
      '9:16',
      '16:9',
      '21:9',
      '1:4',
      '4:1',
      '1:8',
      '8:1',
    ],
  }),
  resolutions: from('gemini-notes', ['512', '1K', '2K', '4K']),
  parameters: [
    from('google-sdk', {
      name: 'imageSize',
      options: ['512', '1K', '2K', '4K'],
      only: 'Pro, 2 and 2.1; 2.1 without 512',
    }),
    ...each('comfy-docs', { name: 'temperature', min: 0, max: 2 }, { name: 'topP' }, { name: 'seed' }),
    from('gemini-notes', { name: 'thinkingLevel', options: ['minimal', 'high'], only: 'from 3.1' }),
  ],
  lettering: from('gemini-docs', { quality: 'strong', quote: true }),
  references: from('gemini-docs', { max: 14, roles: ['subject', 'style'] }),
  guide: from('gemini-docs', 'https://ai.google.dev/gemini-api/docs/image-generation'),
  tips: [
    'Write it as you would tell a photographer on the phone: who stands where, what the light does, which lens. A list of keywords gives you a list of things.',
    'For an empty street write a deserted one with the shutters down. Say what is there, not what is missing.',
    'Change one thing a turn and say what has to stay: keep the face, the coat and the light, move her to the window.',
    'Hand over pictures with a job for each: the first is the jacket, the second is the room.',
    'For a poster, settle the wording first, then ask for the picture with those words in quotes and the lettering named.',
    'Say what the picture is for. A magazine cover is framed differently from a passport photo.',
  ],
};
