import { genres } from '@cuewright/engine/content/genres';
import { z } from 'zod';
import { optimizerLimits } from '../../limits/index.ts';
import { events } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, id, madeId } from '../fields.ts';
import { lockedWords } from '../prompts/locked-words.ts';
import { polished, polishedPart, polishRefused } from './polished.ts';

const answer = polished.extend({
  generation_id: id,
  /** Nothing was added and nothing left out, so nothing is counted. */
  is_free: z.literal(true).optional(),
});

export const optimizeIdea = defineEndpoint({
  method: 'POST',
  path: '/api/optimize',
  summary:
    'Makes a prompt of an idea in a genre, and tells what it added and who did it. It counts a generation, and none where the idea needs nothing; the same `generation_id` again counts nothing and answers the same. Whoever leaves before it is done is charged for nothing where a model was asked.',
  body: z.object({
    idea: filledText(optimizerLimits.idea),
    genre: z.enum(genres.map((genre) => genre.id)),
    mode: z.enum(['photo', 'video']),
    locked: lockedWords.optional().describe('Words of the idea that stay letter for letter.'),
    generation_id: madeId.optional(),
  }),
  rateLimit: { max: 30, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 200: answer },
  streamed: events(
    z.discriminatedUnion('type', [polishedPart, answer.extend({ type: z.literal('done') }), polishRefused]),
  ),
  errors: [
    'text-too-complex',
    'generation-not-found',
    'generation-spent',
    'daily-limit-reached',
    'overloaded',
  ],
});
