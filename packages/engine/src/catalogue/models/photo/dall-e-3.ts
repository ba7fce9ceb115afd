import { each, from } from '../../fact.ts';
import type { Model } from '../../model.ts';

/** The id of the specification, and the models that took its place. */
export const dallE3: Model = {
  id: 'dall-e-3',
  name: 'GPT Image (formerly DALL·E 3)',
  provider: 'OpenAI',
  mode: 'photo',
  tier: 'free',
  popular: true,
  isNew: false,

  family: 'gpt-image',
  status: from('openai-deprecations', {
    kind: 'active',
    note: 'DALL·E 3 was shut down on 12 May 2026, GPT Image 1 on 23 October. GPT Image 1 mini and 1.5 close on 1 December 2026; 2 and 2.5 go on.',
  }),
  versions: from('openai-deprecations', ['GPT Image 2.5 Sunburst', 'GPT Image 2.5 Flare', 'GPT Image 2']),
  input: from('openai-images-guide', 'prose'),
  limits: [from('openai-sdk', { of: 'prompt', kind: 'hard', max: 32000, unit: 'characters' })],
  negative: from('openai-images-guide', { kind: 'in-prompt' }),
  weights: from('openai-images-guide', { kind: 'none' }),
  shape: from('openai-sdk', {
    by: 'pixels',
    name: 'size',
    between: ['1:3', '3:1'],
    sizes: { '1:1': '1024x1024', '3:2': '1536x1024', '2:3': '1024x1536', '16:9': '2560x1440' },
    multipleOf: 16,
  }),
  resolutions: from('openai-sdk', ['up to 3840x2160']),
  parameters: [
    ...each(
      'openai-sdk',
      { name: 'quality', options: ['low', 'medium', 'high', 'auto'] },
      { name: 'background', options: ['transparent', 'opaque', 'auto'] },
      { name: 'output_format', options: ['png', 'jpeg', 'webp'] },
      { name: 'output_compression' },
      { name: 'n', min: 1, max: 10 },
      { name: 'moderation', options: ['low', 'auto'] },
    ),
    from('wavespeed', { name: 'quality', options: ['xhigh', 'max'], only: '2.5' }),
  ],
  lettering: from('openai-images-guide', { quality: 'strong', quote: true }),
  references: from('runway-sdk', { max: 16, roles: ['subject', 'style', 'place'], cite: 'Image 1' }),
  guide: from(
    'openai-images-guide',
    'https://developers.openai.com/cookbook/examples/multimodal/image-gen-models-prompting-guide',
  ),
  tips: [
    'Go from the back of the set to the front: the place, then the person, then the details, then what must not happen.',
    'Say "photorealistic" when you want a photograph, then feed it surfaces: brushed steel, wet wool, chipped enamel.',
    'It can hold a short list of exclusions in plain words: no watermark, no extra text, no logos. Put it at the end.',
    'Place things as a designer would: logo top right, horizon on the lower third, eyes on the camera.',
    'In an edit repeat the list of what stays, every turn. What you stop mentioning starts to drift.',
    'Small print needs the high quality setting, and a difficult name needs spelling letter by letter.',
  ],
};
