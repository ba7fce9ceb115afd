import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const pollinations: Model = {
  id: 'pollinations',
  name: 'Pollinations',
  provider: 'Pollinations.ai',
  mode: 'photo',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'flux',
  status: from('pollinations-samples', { kind: 'active', note: 'It draws with FLUX unless told otherwise.' }),
  input: from('pollinations-samples', 'prose'),
  limits: [from('pollinations-samples', { of: 'prompt', kind: 'best', max: 2000, unit: 'characters' })],
  negative: from('pollinations-samples', {
    kind: 'field',
    name: 'negative_prompt',
    only: 'models other than FLUX',
  }),
  shape: from('pollinations-samples', { by: 'pixels' }),
  parameters: each(
    'pollinations-samples',
    { name: 'model', default: 'flux' },
    { name: 'width' },
    { name: 'height' },
    { name: 'seed' },
    { name: 'nologo' },
    { name: 'enhance' },
    { name: 'safe' },
    { name: 'transparent' },
  ),
  rewriter: from('pollinations-samples', { setting: 'enhance', off: false }),
  tips: [
    'The prompt travels inside the address. Slashes, question marks and hashes have to be encoded or the line ends there.',
    'Sentences, subject first: it is FLUX behind the link unless you name another.',
    'Put seed, width and height into the link, so that a colleague starts from your frame.',
  ],
};
