import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

export const awardShareCredits = defineEndpoint({
  method: 'POST',
  path: '/api/award-share-credits',
  summary: 'Gives the credits for a share of the last ten minutes, once a day of UTC.',
  body: z.object({ action: z.literal('share') }),
  rateLimit: { max: 60, perSeconds: 60, by: 'person', counted: 'process' },
  responses: {
    200: z.object({
      /** Nothing, when the day's were given before. */
      awarded: z.int(),
      /** When the next ones can be earned. */
      next_at: timestamp,
    }),
  },
  errors: ['share-first'],
});
