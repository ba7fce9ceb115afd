import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: 'Signs out one of your browsers.',
  params: z.object({ id }),
  responses: { 204: z.void() },
  errors: ['session-not-found'],
});
