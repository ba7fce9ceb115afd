import { z } from 'zod';
import { referralLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

export const trackShare = defineEndpoint({
  method: 'POST',
  path: '/api/track-share',
  summary:
    'Says that the signed-in person opened a way to share. A reward needs one of the last ten minutes.',
  body: z.object({
    platform: z.enum(referralLimits.platforms),
    /** As the page sends it. Whose share it is, the session says. */
    referralCode: z.string().max(referralLimits.codeLength).optional(),
  }),
  rateLimit: { max: 60, perSeconds: 60, by: 'person', counted: 'process' },
  responses: { 201: z.object({ id, platform: z.enum(referralLimits.platforms), created_at: timestamp }) },
});
