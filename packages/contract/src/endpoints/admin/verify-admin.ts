import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const verifyAdmin = defineEndpoint({
  method: 'GET',
  path: '/api/admin/verify',
  summary: 'Says that the signed-in person is an admin; whoever is none is refused.',
  admin: true,
  responses: { 200: z.object({ isAdmin: z.literal(true) }) },
});
