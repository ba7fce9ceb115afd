import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const artist = z.object({ name: z.string(), is_free: z.boolean() });

export const readArtist = defineEndpoint({
  method: 'GET',
  path: '/api/artist',
  summary: 'Who draws frames here, as a sketch and as a picture, and whether that counts as a generation.',
  responses: {
    200: z.object({
      sketch: artist,
      picture: artist.nullable().describe('Null where no generator is set up.'),
    }),
  },
});
