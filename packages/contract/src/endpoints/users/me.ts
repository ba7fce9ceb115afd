import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

export const user = z.object({
  id,
  email: z.string(),
  created_at: timestamp,
  google_user_data: z.object({
    name: z.string(),
    given_name: z.string(),
    /** An address of ours; empty when there is no picture. */
    picture: z.string(),
  }),
  is_admin: z.boolean(),
});

export const me = defineEndpoint({
  method: 'GET',
  path: '/api/users/me',
  summary: 'Who is signed in.',
  responses: { 200: user },
});
