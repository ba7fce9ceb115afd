import { z } from 'zod';
import { optimizerLimits } from '../../limits/index.ts';
import { events } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText } from '../fields.ts';
import { lockedWords } from '../prompts/locked-words.ts';
import { polished, polishedPart, polishRefused } from './polished.ts';

export const enhanceText = defineEndpoint({
  method: 'POST',
  path: '/api/enhance',
  summary:
    'Makes a prompt of a rough text, and tells what it added and who did it. It counts nothing: a generation is counted when the prompt is used.',
  body: z.object({
    text: filledText(optimizerLimits.idea),
    mode: z.enum(['photo', 'video']),
    locked: lockedWords.optional().describe('Words of the text that stay letter for letter.'),
  }),
  rateLimit: { max: 20, perSeconds: 60, by: 'person', counted: 'database' },
  responses: { 200: polished },
  streamed: events(
    z.discriminatedUnion('type', [polishedPart, polished.extend({ type: z.literal('done') }), polishRefused]),
  ),
  errors: ['text-too-complex', 'overloaded'],
});
