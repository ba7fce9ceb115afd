import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs out everywhere, here as well.',
  responses: { 204: z.void() },
});
