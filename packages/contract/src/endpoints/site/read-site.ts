import { z } from 'zod';
import { banner } from '../admin/site-settings.ts';
import { defineEndpoint } from '../endpoint.ts';

export const readSite = defineEndpoint({
  method: 'GET',
  path: '/api/site',
  summary:
    'What is set for every page: the banner, whether the promo popup is shown, and how to reach whoever runs this server.',
  public: true,
  rateLimit: { max: 120, perSeconds: 60, by: 'address', counted: 'process' },
  responses: {
    200: z.object({
      promo: z.boolean(),
      banner: banner.nullable(),
      /** Addresses of `mailto:` and `https:`; none where the operator has set none. */
      contact: z.array(z.string()),
    }),
  },
});
