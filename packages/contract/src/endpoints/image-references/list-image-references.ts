import { z } from 'zod';
import { listLimits } from '../../limits/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { imageReference } from './image-reference.ts';

export const listImageReferences = defineEndpoint({
  method: 'GET',
  path: '/api/image-references',
  summary: 'The pictures that the signed-in person keeps, newest first.',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(listLimits.maxRows).default(listLimits.rows),
    cursor: id.optional().describe('`next_cursor` of the page before.'),
  }),
  responses: {
    200: z.object({ images: z.array(imageReference), total: z.int(), next_cursor: id.nullable() }),
  },
});
