import { z } from 'zod';
import { adminLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filledText, madeId } from '../fields.ts';
import { adminUser, userParams } from './admin-user.ts';

/** Why, for the audit. */
export const reason = filledText(adminLimits.reason);
const why = z.object({ reason });
const action = { method: 'POST', admin: true, params: userParams, responses: { 200: adminUser } } as const;

export const giveCredits = defineEndpoint({
  ...action,
  path: '/api/admin/users/{id}/credits',
  summary: 'Gives somebody credits.',
  body: z.object({
    credits: z.int().min(1).max(adminLimits.grant),
    reason,
    /** Made by the page, so that a repeat is known for one and gives nothing. */
    action_id: madeId.optional(),
  }),
  errors: ['user-not-found'],
});

export const endSessionsOf = defineEndpoint({
  ...action,
  path: '/api/admin/users/{id}/end-sessions',
  summary: 'Signs somebody out everywhere.',
  body: why,
  errors: ['user-not-found'],
});

export const blockUser = defineEndpoint({
  ...action,
  path: '/api/admin/users/{id}/block',
  summary: 'Signs somebody out everywhere and refuses them until they are unblocked.',
  body: why,
  errors: ['user-not-found', 'admin-by-setting', 'last-admin'],
});

export const unblockUser = defineEndpoint({
  ...action,
  path: '/api/admin/users/{id}/unblock',
  summary: 'Lets somebody sign in again who is blocked.',
  body: why,
  errors: ['user-not-found'],
});

export const makeAdmin = defineEndpoint({
  ...action,
  path: '/api/admin/users/{id}/make-admin',
  summary: 'Makes somebody an admin.',
  body: why,
  errors: ['user-not-found'],
});

export const unmakeAdmin = defineEndpoint({
  ...action,
  path: '/api/admin/users/{id}/unmake-admin',
  summary: 'Makes an admin a user like any other; never the last one.',
  body: why,
  errors: ['user-not-found', 'admin-by-setting', 'last-admin'],
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  summary: 'Deletes somebody’s account and everything in it, at once and for good; never the last admin’s.',
  admin: true,
  params: userParams,
  /** The account's address, typed, so that nobody deletes by a slip. */
  body: z.object({ email: z.string(), reason }),
  responses: { 204: z.void() },
  errors: ['user-not-found', 'email-differs', 'admin-by-setting', 'last-admin', 'subscription-not-cancelled'],
});
