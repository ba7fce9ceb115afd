import { from, unverified } from '../../fact.ts';
import type { Model } from '../../model.ts';
import { leonardoAi } from './leonardo-ai.ts';

/** The paid plan of Leonardo.Ai: no model of its own was found, so it has the same profile. */
export const leonardoAiPro: Model = {
  ...leonardoAi,
  id: 'leonardo-ai-pro',
  name: 'Leonardo.Ai Pro',
  tier: 'premium',

  status: unverified({ kind: 'active', note: 'The paid plan, with the same models and the same rules.' }),
  guide: from('leonardo-docs', 'https://docs.leonardo.ai/docs/phoenix'),
  tips: [
    'The plan changes what you may spend, not how a prompt is read. What fails on the free one fails here.',
    'Run four pictures of a prompt before you touch a word. One bad draw is luck, four are the prompt.',
    "Switch prompt enhancement off for a client's brief. Somebody argued over that wording; keep it.",
    'Move the strength of a start picture in small steps. Near .9 you get it back, near .1 a rumour of it.',
  ],
};
