import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const siteStats = z.object({
  /** Different visitors of each day, summed. */
  visitorCount: z.int(),
  /** Prompts that generations brought and that were saved. */
  promptCount: z.int(),
  /** Different visitors of the last five minutes; nothing while the counters are decoration. */
  online: z.int().nullable(),
});

export const readStats = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/stats',
  summary:
    'The counters of the start page: the true figures, on top of a stated beginning while `HERO_COUNTERS` is `decoration`.',
  public: true,
  rateLimit: { max: 60, perSeconds: 60, by: 'address', counted: 'process' },
  responses: { 200: siteStats },
});
