import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const referralStats = defineEndpoint({
  method: 'GET',
  path: '/api/referrals/stats',
  summary: 'How often the signed-in person shared, and what that and their friends brought.',
  responses: {
    200: z.object({
      totalShares: z.int(),
      /** For sharing and for friends who have generated. */
      creditsEarned: z.int(),
      /** For friends who have joined and not generated yet. */
      pendingCredits: z.int(),
    }),
  },
});
