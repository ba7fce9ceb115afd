import { binary } from '../answers.ts';
import { defineEndpoint } from '../endpoint.ts';

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/users/me/export',
  summary: 'A ZIP of everything you have here: JSON, your pictures, and a page to read it in.',
  isCostly: true,
  rateLimit: { max: 10, perSeconds: 3_600, by: 'person', counted: 'process' },
  responses: { 200: binary('application/zip') },
});
