import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

export const readDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: 'How many people and prompts there are, and the newest of both.',
  admin: true,
  responses: {
    200: z.object({
      overview: z.object({
        totalUsers: z.int(),
        premiumUsers: z.int(),
        totalPrompts: z.int(),
        /** Prompts made in the last seven days of UTC, today included, that people still keep. */
        weeklyPrompts: z.int(),
        totalProfiles: z.int(),
      }),
      /** The last profiles that were filled in; `id` is the person’s. */
      recentProfiles: z.array(
        z.object({
          id,
          full_name: z.string(),
          email: z.string(),
          phone: z.string(),
          job: z.string(),
          created_at: timestamp,
        }),
      ),
      recentPrompts: z.array(
        z.object({
          id,
          title: z.string(),
          model: z.string().nullable(),
          full_name: z.string(),
          created_at: timestamp,
        }),
      ),
    }),
  },
});
