import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const readArtist = defineEndpoint({
  method: 'GET',
  path: '/api/artist',
  summary: 'Who draws frames here and whether a frame counts as a generation, or which setting is missing.',
  responses: {
    200: z.discriminatedUnion('is_ready', [
      z.object({ is_ready: z.literal(true), name: z.string(), is_free: z.boolean() }),
      z.object({ is_ready: z.literal(false), setting: z.string() }),
    ]),
  },
});
