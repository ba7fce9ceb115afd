import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const jasperArt: Model = {
  id: 'jasper-art',
  name: 'Jasper Art',
  provider: 'Jasper',
  mode: 'photo',
  tier: 'premium',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('agents-apis', {
    kind: 'legacy',
    note: 'Jasper Art has been folded into the Jasper platform.',
  }),
  input: unverified('prose'),
  limits: [unverified({ of: 'prompt', kind: 'hard', max: 400, unit: 'characters' })],
  negative: unverified({ kind: 'none' }),
  parameters: [],
  tips: [
    'Use the pickers for style, medium and mood, and keep the text box for the subject. Said twice is not said louder.',
    'A campaign picture needs one idea a stranger gets in a second: a red umbrella in a grey queue.',
    'Leave room for the headline and say where: open sky across the upper third.',
  ],
};
