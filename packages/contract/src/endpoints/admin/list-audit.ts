import { z } from 'zod';
import { adminActions } from '../../admin.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { byCursor } from '../list-query.ts';

/** Nothing when the account is gone. */
const person = z.object({ id, full_name: z.string(), email: z.string() }).nullable();

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What admins did and why, newest first.',
  admin: true,
  query: z.object({
    ...byCursor,
    user: id.optional().describe('Whom it was done to.'),
  }),
  responses: {
    200: z.object({
      entries: z.array(
        z.object({
          id,
          action: z.enum(adminActions),
          admin: person,
          /** Whom it was done to; nobody for the site’s settings. */
          user: person,
          reason: z.string(),
          /** How many were given, where credits were. */
          credits: z.int().nullable(),
          created_at: timestamp,
        }),
      ),
      next_cursor: id.nullable(),
    }),
  },
});
