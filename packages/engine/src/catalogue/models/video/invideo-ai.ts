import { each, from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';

export const invideoAi: Model = {
  id: 'invideo-ai',
  name: 'invideo AI',
  provider: 'invideo',
  mode: 'video',
  tier: 'free',
  popular: false,
  isNew: false,

  family: 'script-to-video',
  status: from('invideo-help', { kind: 'active' }),
  input: from('mcp-bundles', 'brief'),
  limits: [],
  negative: unverified({ kind: 'in-prompt' }),
  parameters: each(
    'mcp-bundles',
    { name: 'script' },
    { name: 'topic' },
    { name: 'vibe' },
    { name: 'target audience' },
  ),
  audio: from('invideo-help', ['narration']),
  guide: from('invideo-help', 'https://help-ai.invideo.io'),
  tips: [
    'Say platform, length, audience and tone in the first line, before the subject.',
    'To make a clip longer give it more to say. The picture follows the narration.',
    'Hand over a finished script when the words are settled and a brief when they are not. Half a script gets rewritten.',
    'Cast the voice, its accent too, and say whether you want stock footage or generated shots.',
  ],
};
