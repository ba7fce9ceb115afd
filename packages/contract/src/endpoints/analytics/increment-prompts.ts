import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { madeId } from '../fields.ts';

export const incrementPrompts = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/increment-prompts',
  summary:
    'Adds a counted generation of the signed-in person to the prompts of the site, once. Without a body, the newest that is not among them.',
  body: z.object({ generation_id: madeId.optional() }).optional(),
  rateLimit: { max: 120, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 204: z.void() },
  errors: ['generation-not-found'],
});
