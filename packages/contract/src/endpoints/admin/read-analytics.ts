import { z } from 'zod';
import { adminLimits } from '../../limits/index.ts';
import { planIds } from '../../payments.ts';
import { generationMethods } from '../../usage.ts';
import { defineEndpoint } from '../endpoint.ts';
import { promptModes } from '../prompts/saved-prompt.ts';

const count = z.int();
const day = z.iso.date();

export const readAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'What the last days came to, today included, in days and weeks of UTC.',
  admin: true,
  query: z.object({
    days: z.enum(adminLimits.spans).default('30').describe('How many, today included.'),
  }),
  responses: {
    200: z.object({
      from: day,
      to: day,
      /** Every day of the span, the oldest first. */
      by_day: z.array(
        z.object({
          day,
          visitors: count,
          sign_ups: count,
          /** People who generated or saved something. */
          active: count,
          generations: count,
          /** Prompts made that people still keep; the last seven days are the overview’s `weeklyPrompts`. */
          prompts: count,
          /** Generations refused because the day’s allowance and the credits were used up. */
          limit_hits: count,
          shares: count,
          /** People who paid for the first time. */
          purchases: count,
        }),
      ),
      /** Counted generations, the most used first; null where the method is not known. */
      by_method: z.array(z.object({ method: z.enum(generationMethods).nullable(), generations: count })),
      /** Of the prompts that generations brought. */
      by_mode: z.array(z.object({ mode: z.enum(promptModes), generations: count })),
      by_model: z.array(z.object({ model: z.string().nullable(), generations: count })),
      /** From sharing to friends who generate. */
      sharing: z.object({ shares: count, friends_joined: count, friends_generated: count }),
      /** From looking to paying. */
      conversion: z.object({
        visitors: count,
        sign_ups: count,
        /** People who generated for the first time. */
        first_generations: count,
        purchases: count,
        by_plan: z.array(z.object({ plan: z.enum(planIds), purchases: count })),
      }),
      /** Of those who signed up in a week, the oldest first, how many were active in it and in each week after. */
      retention: z.array(
        z.object({
          /** Its Monday. */
          week: day,
          sign_ups: count,
          active: z.array(count),
        }),
      ),
    }),
  },
});
