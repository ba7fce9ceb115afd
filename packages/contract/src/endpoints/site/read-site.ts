import { z } from 'zod';
import { banner } from '../admin/site-settings.ts';
import { defineEndpoint } from '../endpoint.ts';

export const readSite = defineEndpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'What an admin has set for every page: the banner, and whether the promo popup is shown.',
  public: true,
  rateLimit: { max: 120, perSeconds: 60, by: 'address', counted: 'process' },
  responses: { 200: z.object({ promo: z.boolean(), banner: banner.nullable() }) },
});
