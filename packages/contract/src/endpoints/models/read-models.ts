import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const model = z.object({
  /** As people call it. */
  provider: z.string(),
  model: z.string(),
  /** Where what is asked goes. */
  host: z.string(),
});

export const readModels = defineEndpoint({
  method: 'GET',
  path: '/api/models',
  summary:
    'Which models this server asks for texts, for looking at pictures and for drawing, and where; null where it does that by itself.',
  public: true,
  rateLimit: { max: 120, perSeconds: 60, by: 'address', counted: 'process' },
  responses: {
    200: z.object({ text: model.nullable(), vision: model.nullable(), image: model.nullable() }),
  },
});
