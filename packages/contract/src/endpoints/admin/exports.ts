import { z } from 'zod';
import { text } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';
import { promptFilters } from './list-all-prompts.ts';
import { userFilters } from './list-users.ts';

const csv = {
  method: 'GET',
  admin: true,
  isCostly: true,
  rateLimit: { max: 30, perSeconds: 3_600, by: 'person', counted: 'process' },
  responses: { 200: text('text/csv') },
} as const;

export const exportUsers = defineEndpoint({
  ...csv,
  path: '/api/admin/users.csv',
  summary: 'Everybody who has an account, or those that filters leave, as a CSV file; the oldest first.',
  query: z.object(userFilters),
});

export const exportPrompts = defineEndpoint({
  ...csv,
  path: '/api/admin/prompts.csv',
  summary: 'Every prompt that people keep, or those that filters leave, as a CSV file; the oldest first.',
  query: z.object(promptFilters),
});
