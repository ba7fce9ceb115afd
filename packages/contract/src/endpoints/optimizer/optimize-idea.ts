import { genres } from '@cuewright/engine/content/genres';
import { z } from 'zod';
import { optimizerLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, id, madeId } from '../fields.ts';

const parts = ['subject', 'place', 'mood', 'camera', 'light', 'technical', 'audio'] as const;
const segmentParts = [...parts, 'spec-suffix'] as const;

export const optimizeIdea = defineEndpoint({
  method: 'POST',
  path: '/api/optimize',
  summary:
    'Makes a prompt of an idea in a genre, and tells what it added. It counts a generation; the same `generation_id` again counts nothing and answers the same.',
  body: z.object({
    idea: filledText(optimizerLimits.idea),
    genre: z.enum(genres.map((genre) => genre.id)),
    mode: z.enum(['photo', 'video']),
    generation_id: madeId.optional(),
  }),
  rateLimit: { max: 30, perSeconds: 60, by: 'person', counted: 'process' },
  responses: {
    200: z.object({
      generation_id: id,
      prompt: z.string(),
      /** Put together they are the prompt. */
      segments: z.array(
        z.object({
          text: z.string(),
          part: z.enum(segmentParts),
          /** Nobody said it: the method put it there. */
          added: z.literal(true).optional(),
        }),
      ),
      /** What the idea did not say and the prompt does. */
      added: z.array(
        z.object({
          part: z.enum(segmentParts),
          /** What it answers: when, where, by which light. */
          slot: z.enum(['light', 'camera', 'when', 'place', 'look', 'finish', 'sound']),
          text: z.string(),
        }),
      ),
    }),
  },
  errors: ['generation-not-found', 'generation-spent', 'daily-limit-reached'],
});
