import { z } from 'zod';
import { costlyRead } from '../costly-read.ts';
import { defineEndpoint } from '../endpoint.ts';

const kept = z.object({ count: z.int(), bytes: z.number().int() });

export const readStorage = defineEndpoint({
  method: 'GET',
  path: '/api/storage',
  ...costlyRead,
  summary: 'How much somebody keeps here, and how many bytes it takes: texts as UTF-8, pictures as stored.',
  responses: {
    200: z.object({
      prompts: kept.extend({
        versions: z.int().describe('Earlier texts that are kept, counted in the bytes.'),
      }),
      notes: kept,
      brainstorm_notes: kept,
      images: kept,
    }),
  },
});
