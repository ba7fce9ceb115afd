import { z } from 'zod';
import { userSorts, userStandings } from '../../admin.ts';
import { defineEndpoint } from '../endpoint.ts';
import { adminUser, planName } from './admin-user.ts';
import { checkPlace, pageFacts, paging, searchAndDates } from './paging.ts';

/** Which people are asked for. */
export const userFilters = {
  ...searchAndDates,
  plan: planName.optional(),
  standing: z.enum(userStandings).optional(),
};

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The people who have an account: all, or those whose name, address, phone or job has a text.',
  admin: true,
  query: z
    .object({ ...paging, ...userFilters, sort: z.enum(userSorts).default('newest') })
    .superRefine(checkPlace),
  responses: { 200: z.object({ users: z.array(adminUser), ...pageFacts }) },
});
