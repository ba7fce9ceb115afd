import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

export const usage = z.object({
  /** Generations counted today. */
  prompts_used: z.int(),
  is_premium: z.boolean(),
  /** Generations a day before credits; 999999 where there is no limit. */
  allowance: z.int(),
  /** Generations beyond the allowance; they last until they are spent. */
  credits: z.int(),
  /** Generations that are left now, credits included. */
  remaining: z.int(),
  /** Midnight UTC. */
  resets_at: timestamp,
});

export const readUsage = defineEndpoint({
  method: 'GET',
  path: '/api/usage',
  summary: 'How many generations the signed-in person has used today, and how many are left.',
  responses: { 200: usage },
});
