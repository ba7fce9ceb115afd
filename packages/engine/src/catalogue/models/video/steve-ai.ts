import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const steveAi: Model = {
  id: 'steve-ai',
  name: 'Steve AI',
  provider: 'Animaker',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'script-to-video',
  status: unverified({ kind: 'active' }),
  input: from('steve-card', 'script'),
  limits: [],
  shape: unverified({ by: 'setting', ratios: ['16:9', '9:16', '1:1'] }),
  parameters: [from('steve-card', { name: 'category', options: ['Live', 'Animation'] })],
  audio: from('steve-card', ['narration', 'music']),
  tips: [
    'Lead with style, audience and length, then the narration, one idea to a sentence.',
    'Drawn people play one action each. "She closes the laptop" works, "she comes to terms" does not.',
    'Take live footage for places and drawn characters for ideas.',
  ],
};
