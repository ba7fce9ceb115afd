import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const runwayGen4: Model = {
  id: 'runway-gen4',
  name: 'Runway Gen-4',
  provider: 'Runway',
  mode: 'video',
  tier: 'premium',
  popular: true,
  isNew: false,

  family: 'runway',
  status: from('runway-sdk', {
    kind: 'active',
    note: 'Gen-4.5 also starts from text alone and runs 2 to 10 seconds.',
  }),
  versions: from('runway-sdk', ['Gen-4.5', 'Gen-4 Turbo', 'Gen-4']),
  input: from('runway-help', 'motion'),
  limits: [from('runway-help', { of: 'prompt', kind: 'hard', max: 1000, unit: 'characters' })],
  negative: from('runway-help', { kind: 'none' }),
  shape: from('runway-help', {
    by: 'pixels',
    name: 'ratio',
    ratios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
    sizes: {
      '16:9': '1280:720',
      '9:16': '720:1280',
      '1:1': '960:960',
      '4:3': '1104:832',
      '3:4': '832:1104',
      '21:9': '1584:672',
    },
  }),
  duration: from('runway-help', {
    name: 'duration',
    seconds: [5, 10],
    also: [{ seconds: { min: 2, max: 10 }, only: 'Gen-4.5' }],
  }),
  fps: from('runway-help', 24),
  parameters: each('runway-sdk', { name: 'seed' }),
  audio: unverified([]),
  startImage: from('runway-help', 'required'),
  camera: from('runway-academy', { kind: 'words' }),
  guide: from(
    'runway-help',
    'https://help.runwayml.com/hc/en-us/articles/39789879462419-Gen-4-Prompting-Guide',
  ),
  tips: [
    'The image already says who and where. Write only what moves: the subject first, then the camera.',
    'Call her "the subject" or "the woman". Describe her coat again and you may get a second coat.',
    'Begin with one movement and add the next when it holds. With four at once it chooses for you.',
    'Say what the camera does: "locked off", never "no shaking".',
    'A soft, cluttered still gives soft, cluttered motion. Fix the frame first.',
  ],
};
