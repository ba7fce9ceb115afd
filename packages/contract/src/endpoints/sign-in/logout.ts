import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const logout = defineEndpoint({
  method: 'GET',
  path: '/api/logout',
  summary: 'Ends the session of this browser.',
  session: 'optional',
  guarded: true,
  responses: { 204: z.void() },
});
