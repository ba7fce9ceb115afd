import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const trackVisitor = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/track-visitor',
  summary:
    'Says that somebody looks at the page. They count once a day, by a hash that is another every day and is kept until the day after.',
  public: true,
  rateLimit: { max: 60, perSeconds: 60, by: 'address', counted: 'process' },
  responses: { 204: z.void() },
});
