import { z } from 'zod';
import { generationMethods } from '../../usage.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, madeId, timestamp } from '../fields.ts';

export const generation = z.object({
  generation_id: id,
  created_at: timestamp,
});

export const countGeneration = defineEndpoint({
  method: 'POST',
  path: '/api/usage/increment',
  summary:
    'Counts a generation, against the day’s allowance first and then against credits. The same `generation_id` again counts nothing and answers the same.',
  body: z
    .object({
      generation_id: madeId.optional(),
      method: z.enum(generationMethods).optional(),
    })
    .optional(),
  rateLimit: { max: 120, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: generation },
  errors: ['generation-not-found', 'daily-limit-reached'],
});
