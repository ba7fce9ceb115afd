import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { subscription } from '../payments/subscription.ts';
import { session } from '../sessions/list-sessions.ts';
import { ledgerEntry } from '../usage/list-credits.ts';
import { usage } from '../usage/read-usage.ts';
import { adminUser, userParams } from './admin-user.ts';

export const readUser = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One person: profile, use, credits, plan, and where they are signed in.',
  admin: true,
  params: userParams,
  responses: {
    200: z.object({
      user: adminUser,
      /** Nothing until they have filled it in. */
      profile: z
        .object({
          full_name: z.string(),
          email: z.string(),
          phone: z.string(),
          job: z.string(),
          intro: z.string(),
          created_at: timestamp,
        })
        .nullable(),
      usage,
      /** The newest entries of their ledger, and how many there are. */
      credits: z.object({ balance: z.int(), entries: z.array(ledgerEntry), total: z.int() }),
      subscription,
      sessions: z.array(session.omit({ is_current: true })),
    }),
  },
  errors: ['user-not-found'],
});
