import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const nightcafe: Model = {
  id: 'nightcafe',
  name: 'NightCafe',
  provider: 'NightCafe Studio',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'plain-image',
  status: from('nightcafe-help', {
    kind: 'active',
    note: 'It serves many models, which keep their own rules.',
  }),
  input: from('nightcafe-help', 'phrases'),
  limits: [],
  negative: unverified({
    kind: 'field',
    name: 'negative prompt',
    only: 'Stable Diffusion models, advanced mode',
  }),
  weights: from('nightcafe-help', { kind: 'order' }),
  parameters: [],
  guide: from('nightcafe-help', 'https://help.nightcafe.studio'),
  tips: [
    'Earlier words weigh more. Start with the thing itself and let the atmosphere trail behind.',
    'Three to seven words are the floor. A lone noun comes back as clip art.',
    'You are choosing a model as much as writing. When a prompt has failed twice, change the model before the wording.',
  ],
};
