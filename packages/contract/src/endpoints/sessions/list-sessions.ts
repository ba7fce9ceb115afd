import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

export const session = z.object({
  id,
  /** What it was opened by, as `Firefox on Windows`; empty when that is not known. */
  device: z.string(),
  created_at: timestamp,
  /** To the day. */
  last_used_at: timestamp,
  expires_at: timestamp,
  /** The one that asks. */
  is_current: z.boolean(),
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the signed-in person is signed in, last used first.',
  responses: { 200: z.object({ sessions: z.array(session) }) },
});
