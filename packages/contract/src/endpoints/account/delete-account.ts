import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/me',
  summary: 'Deletes the account and everything in it, at once and for good.',
  /** The account's address, typed, so that nobody deletes by a slip. */
  body: z.object({ email: z.string() }),
  responses: { 204: z.void() },
  errors: ['email-differs', 'last-admin', 'subscription-not-cancelled'],
});
